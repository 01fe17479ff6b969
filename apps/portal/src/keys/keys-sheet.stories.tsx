import { aFilledApplicationDetail, detailOf, managingUsers, scenario, viewing } from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { field, openPalette, option } from '../palette/palette-steps.ts';
import { choose, plainAppearance } from '../kept/appearance.ts';
import { atWidth } from '../testing/at-width.ts';
import { page, type Play } from '../testing/play.ts';
import { PortalStory } from '../testing/portal-story.tsx';
import { applications, findDialog, press, pressInList, startWithKeysOn } from './key-steps.ts';

const full = { tenant: 'harbour', globalId: 'G-FULL' };

const meta = preview.meta({
  title: 'Screens/Keys/Sheet',
  component: PortalStory,
  args: { at: '/list/all', scenario: applications },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: startWithKeysOn,
});

const openSheet = async (play: Play) => {
  await pressInList(play, '?');
  await findDialog(play, 'Keyboard shortcuts');
};
const termsIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .filter((term) => term.checkVisibility())
    .map(({ textContent }) => textContent);

/** The keys of the list. */
export const List = meta.story({ tags: ['state:keys.sheet.list'], play: openSheet });
List.test('names the keys of the list that the user can use (PALETTE-040)', async (play) => {
  await expect(termsIn(page(play).getByRole('dialog'))).toEqual([
    'Next row',
    'Previous row',
    'Tick the row',
    'Open',
    'Search',
    'Edit',
    'Assignee',
    'Label',
    'Command palette',
    'This sheet',
  ]);
});
List.test('leads to the choice in Appearance', async (play) => {
  await play.userEvent.click(page(play).getByRole('button', { name: 'Appearance' }));
  await findDialog(play, 'Appearance');
  await waitFor(() => expect(page(play).getAllByRole('dialog')).toHaveLength(1));
});

/** The keys of an application. */
export const Detail = meta.story({
  args: { at: '/application/1001?from=all', scenario: detailOf(aFilledApplicationDetail()) },
  tags: ['state:keys.sheet.detail'],
  play: async (play) => {
    await play.canvas.findByRole('heading', { name: 'Progress' });
    await press(play, '?');
    await findDialog(play, 'Keyboard shortcuts');
  },
});
Detail.test('names the keys of an application (PALETTE-040)', async (play) => {
  await expect(termsIn(page(play).getByRole('dialog')).slice(0, 3)).toEqual([
    'Next application of the list',
    'Previous application of the list',
    'Command palette',
  ]);
});

export const Elsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/users', scenario: scenario(managingUsers(), viewing()) },
});
Elsewhere.test(
  'other pages have two keys; the palette opens the sheet as well (PALETTE-040)',
  async (play) => {
    await play.canvas.findByRole('row', { name: /Fiona Full/ });
    await openPalette(play, 'keyboard');
    await play.userEvent.click(await option(play, 'Keyboard shortcuts'));
    await expect(termsIn(await findDialog(play, 'Keyboard shortcuts'))).toEqual([
      'Command palette',
      'This sheet',
    ]);
  },
);

/** Single keys are switched off. */
export const Off = meta.story({
  tags: ['state:keys.sheet.off'],
  beforeEach: () => choose(full, { ...plainAppearance, singleKeys: 'off' }),
  play: async (play) => {
    await play.canvas.findByRole('link', { name: '1147' });
    await openPalette(play, 'keyboard');
    await play.userEvent.click(await option(play, 'Keyboard shortcuts'));
    await findDialog(play, 'Keyboard shortcuts');
  },
});
Off.test('single keys do nothing, and no control tells one (PALETTE-043, PALETTE-044)', async (play) => {
  const { canvas, userEvent } = play;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('jx/?');
  await expect(page(play).queryByRole('dialog')).toBeNull();
  await expect(canvas.getByRole('link', { name: '1147' })).not.toHaveFocus();
  const told = [...document.querySelectorAll('[aria-keyshortcuts]')].map((one) => one.ariaKeyShortcuts);
  await expect(told).toEqual(['Control+K']);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect(await field(play)).toHaveFocus();
});
Off.test('Turn on acts at once and keeps the focus (PALETTE-044)', async (play) => {
  await play.userEvent.click(page(play).getByRole('button', { name: 'Turn on' }));
  await expect(page(play).getByRole('button', { name: 'Turn off' })).toHaveFocus();
  await expect(page(play).getByText('Single-key shortcuts are on.')).toBeVisible();
  await expect(termsIn(page(play).getByRole('dialog'))).toContain('Next row');
});
Off.test('another tab follows the choice (PALETTE-043)', async (play) => {
  await play.userEvent.keyboard('{Escape}');
  const key = 'portal.appearance.harbour.G-FULL';
  localStorage.setItem(key, JSON.stringify({ ...plainAppearance, singleKeys: 'on' }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await waitFor(() =>
    expect(play.canvas.getByRole('searchbox', { name: 'Search applications' })).toHaveAttribute(
      'aria-keyshortcuts',
      '/',
    ),
  );
});

export const Narrow = meta.story({
  ...atWidth(390, 844),
  tags: ['!dev', '!autodocs', 'release'],
  play: openSheet,
});
Narrow.test('a narrow window shows Ctrl+K and where to switch (PALETTE-046)', async (play) => {
  const dialog = page(play).getByRole('dialog');
  await expect(termsIn(dialog)).toEqual(['Command palette']);
  await expect(within(dialog).getByRole('button', { name: 'Appearance' })).toBeVisible();
});
