import {
  aFilledApplicationDetail,
  anApplicationRow,
  cancelling,
  detailOf,
  findingIn,
  recorded,
  scenario,
  someApplicationRows,
  viewIdOf,
  viewing,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { hrefs } from '../base/paths.ts';
import { tick } from '../screens/applications/story-steps.ts';
import { recentApplications } from '../kept/recent-applications.ts';
import { atWidth } from '../testing/at-width.ts';
import { userOf } from '../testing/fixed-session.ts';
import { arriveAt, page, type Play } from '../testing/play.ts';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';
import { field, openPalette, option, options, textOf } from './palette-steps.ts';

const rows = someApplicationRows(147);
const onList = scenario(viewing(), findingIn(rows));
const onDetail = scenario(detailOf(aFilledApplicationDetail()), findingIn(rows));
const detailAddress = '/application/1001?from=all';

const meta = preview.meta({
  title: 'Screens/Palette/Open',
  component: PortalStory,
  args: { at: '/list/all', scenario: onList },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (context) => {
    installScenario(context);
    localStorage.clear();
    for (const id of [1144, 1004, 1001]) recentApplications(userOf('FULL', 'harbour')).add(id);
  },
});

const group = (play: Play, name: string) => within(page(play).getByRole('group', { name }));
const namesIn = (play: Play, name: string) =>
  group(play, name)
    .getAllByRole('option')
    .map((entry) => textOf(entry));
const openOnDetail = async (play: Play, text?: string) => {
  await play.canvas.findByRole('heading', { name: 'Progress' });
  await openPalette(play, text);
};

/** The button in the top bar. */
export const Button = meta.story({ tags: ['state:palette.button.top-bar'] });
Button.test('is named, and tells its keys (PALETTE-003)', async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: 'Command palette' });
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  await expect(button).toHaveTextContent(/Go toCtrl K$/);
});

/** The palette over the list: recent applications, views, pages and commands. */
export const Default = meta.story({
  tags: ['state:palette.open.list'],
  play: async (play) => {
    await play.canvas.findByRole('link', { name: '1147' });
    await openPalette(play);
    await option(play, /^1144 /);
  },
});
Default.test(
  'offers recent applications, views, pages and commands, and names the active option (PALETTE-004, PALETTE-010, PALETTE-012, PALETTE-013, PALETTE-031)',
  async (play) => {
    const dialog = within(page(play).getByRole('dialog', { name: 'Command palette' }));
    const headings = dialog.getAllByRole('group').map((one) => one.firstElementChild?.textContent);
    await expect(headings).toEqual(['Recent', 'Views', 'Pages', 'Commands']);
    await expect(namesIn(play, 'Recent').map((name) => name.slice(0, 4))).toEqual(['1001', '1004', '1144']);
    // The code of the Columns button may arrive after the palette.
    await waitFor(() =>
      expect(namesIn(play, 'Commands')).toEqual([
        'New',
        'Upload Applications',
        'Export All to CSV',
        'Filter',
        'Columns',
        'Refresh',
        'Sessions',
        'Appearance',
        'Change Password',
        'Keyboard shortcuts',
        'Log Out',
      ]),
    );
    const input = dialog.getByRole('combobox', { name: 'Go to or run' });
    await expect(input).toHaveFocus();
    const active = dialog.getByRole('option', { selected: true });
    await expect(input).toHaveAttribute('aria-activedescendant', active.id);
  },
);

export const Keys = meta.story({ tags: ['!dev', '!autodocs'], parameters: { a11y: { test: 'off' } } });
Keys.test(
  'Ctrl+K opens and closes it, the focus returns, and keys typed meanwhile are kept (PALETTE-001, PALETTE-002, PALETTE-008, PALETTE-049)',
  async (play) => {
    const { canvas, userEvent } = play;
    await canvas.findByRole('button', { name: 'Command palette' });
    const search = await canvas.findByRole('searchbox', { name: 'Search applications' });
    await userEvent.click(search);
    await userEvent.keyboard('{Control>}k{/Control}ma');
    await expect(await field(play)).toHaveValue('ma');
    await expect(search).toHaveValue('');
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(search).toHaveFocus());
    await expect(page(play).queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Filter/ }));
    await page(play).findByRole('dialog', { name: /Filter/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(page(play).queryByRole('dialog', { name: 'Command palette' })).toBeNull();
  },
);

Default.test('opens a view in the list of the view (PALETTE-014)', async (play) => {
  await play.userEvent.keyboard('stuck');
  await play.userEvent.click(await option(play, 'Stuck in review'));
  await arriveAt(play, `${hrefs.list('all')}?saved=${viewIdOf(1)}`);
});

/** The palette over an application: its actions, with the reason where one is not available. */
export const Detail = meta.story({
  args: { at: detailAddress, scenario: onDetail },
  tags: ['state:palette.open.detail'],
  play: (play) => openOnDetail(play),
});
Detail.test(
  'offers every permitted action; reports and integrations by their names (PALETTE-023, PALETTE-026)',
  async (play) => {
    await expect(namesIn(play, 'Actions on 1001')).toEqual([
      expect.stringMatching(/^Email resume link/),
      'Resend email',
      'Application report',
      expect.stringMatching(/^Draft report/),
      'Send to registry',
      expect.stringMatching(/^Unlock Application/),
      'Assignee',
      'Label',
      'Edit Owner',
      expect.stringMatching(/^Edit Email Address/),
      expect.stringMatching(/^Change Signing Mode/),
      'Depersonalise application',
      'Cancel application',
      'View',
      'Edit',
    ]);
    const email = group(play, 'Actions on 1001').getByRole('option', { name: /^Edit Email Address/ });
    await expect(email).toHaveAttribute('aria-disabled', 'true');
    await expect(email).toHaveAccessibleDescription(
      'The email address of a complete application cannot be changed.',
    );
  },
);

const [cancel] = cancelling().map(recorded);
export const Begun = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: detailAddress, scenario: scenario(onDetail, cancel ?? []) },
  play: (play) => openOnDetail(play, 'ass'),
});
Begun.test(
  'an action opens its dialog and sends nothing; the focus returns to where it was (PALETTE-011, PALETTE-027)',
  async (play) => {
    await expect(options(play)[0]).toBe('Assignee');
    await play.userEvent.clear(await field(play));
    await play.userEvent.keyboard('cancel{Enter}');
    await page(play).findByRole('dialog', { name: 'Cancel application' });
    await waitFor(() =>
      expect(page(play).getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await expect(page(play).queryByRole('dialog', { name: 'Command palette' })).toBeNull();
    await expect(cancel?.requests).toEqual([]);
    await play.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(play.canvas.getByRole('button', { name: 'Command palette' })).toHaveFocus());
  },
);

/** Enter on an action that the state forbids. */
export const Refused = meta.story({
  args: { at: detailAddress, scenario: onDetail },
  tags: ['state:palette.search.refused-action'],
  play: (play) => openOnDetail(play, 'edit em{Enter}'),
});
Refused.test('keeps the palette open, and the status says why (PALETTE-024)', async (play) => {
  await expect(within(page(play).getByRole('dialog')).getByRole('status')).toHaveTextContent(
    'The email address of a complete application cannot be changed.',
  );
});

/** Three rows are selected. */
export const Selected = meta.story({
  tags: ['state:palette.open.selected'],
  play: async (play) => {
    await tick(play, 1147, 1145, 1144);
    await openPalette(play);
  },
});
Selected.test(
  'cancels all of them; actions on one application say why they are not available (PALETTE-028)',
  async (play) => {
    const actions = group(play, 'Actions on 3 selected applications');
    await expect(namesIn(play, 'Actions on 3 selected applications')).toEqual([
      'Cancel 3 application(s)',
      'AssigneeSelect one application only.',
      'LabelSelect one application only.',
    ]);
    await play.userEvent.click(actions.getByRole('option', { name: 'Cancel 3 application(s)' }));
    await page(play).findByRole('dialog', { name: /^Cancel/ });
  },
);

export const FocusedRow = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Command palette' });
    const link = await canvas.findByRole('link', { name: '1145' });
    link.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
  },
});
FocusedRow.test('offers the actions of the row that has the focus (PALETTE-029)', async (play) => {
  await field(play);
  await expect(namesIn(play, 'Actions on 1145')).toEqual([
    'Assignee',
    'Label',
    'Cancel application',
    'Open in New Tab',
  ]);
});

/** A user who sees only their own applications. */
export const FewClaims = meta.story({
  args: { as: 'MY', at: '/application/1001?from=my', scenario: onDetail },
  tags: ['state:palette.open.few-claims'],
  play: (play) => openOnDetail(play),
});
FewClaims.test('offers no action without its claim (PALETTE-012, PALETTE-025)', async (play) => {
  await expect(page(play).queryByRole('group', { name: /^Actions/ })).toBeNull();
  await expect(namesIn(play, 'Pages')).toEqual(['Applications', 'Help', 'Sign-in methods']);
});

/** A phone shows it as a sheet over the whole window. */
export const Narrow = meta.story({
  ...atWidth(390, 844),
  tags: ['state:palette.open.narrow', 'release'],
  play: (play) => openPalette(play),
});
Narrow.test('fills the window, and has a Close button (PALETTE-046)', async (play) => {
  const dialog = page(play).getByRole('dialog');
  const { width, height } = dialog.getBoundingClientRect();
  await expect([width, height]).toEqual([innerWidth, innerHeight]);
  await play.userEvent.tab();
  await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

/** The palette over the list in dark mode. */
export const Dark = meta.story({
  globals: { mode: 'dark' },
  tags: ['state:palette.open.dark'],
  play: (play) => openPalette(play),
});
Dark.test('shows the active option (PALETTE-048)', async (play) => {
  await expect(page(play).getByRole('option', { selected: true })).toBeVisible();
});

const longName = 'Marguerite-Anastasia '.repeat(10).trim();
const many = Array.from({ length: 45 }, (_, index) => ({
  ReportName: `report-${index}`,
  DisplayName: `Report ${index + 1} of this application`,
}));
const longRows = Array.from({ length: 5 }, (_, index) =>
  anApplicationRow(1001 + index, { ClientName: longName }),
);

/** Names of 200 characters and sixty actions. */
export const Extremes = meta.story({
  args: {
    at: detailAddress,
    scenario: scenario(detailOf(aFilledApplicationDetail({ ReportItems: many })), findingIn(longRows)),
  },
  tags: ['state:palette.open.extremes'],
  play: async (play) => {
    await openOnDetail(play);
    await option(play, /^1001 Marguerite/);
  },
});
Extremes.test('the list scrolls, and nothing is wider than the palette (PALETTE-047)', async (play) => {
  const list = page(play).getByRole('listbox', { name: 'Results' });
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  await expect(await field(play)).toBeVisible();
});
