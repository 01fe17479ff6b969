import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tick } from '../screens/applications/story-steps.ts';
import { arriveAt, page } from '../testing/play.ts';
import { PortalStory } from '../testing/portal-story.tsx';
import { applications, findDialog, pressInList, startWithKeysOn } from './key-steps.ts';

const meta = preview.meta({
  title: 'Screens/Keys/List',
  component: PortalStory,
  args: { at: '/list/all', scenario: applications },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: startWithKeysOn,
});

/** The third row, reached by `j`. */
export const RowFocused = meta.story({
  tags: ['state:keys.list.row-focused'],
  play: (play) => pressInList(play, 'jjj'),
});
RowFocused.test('j and k move along the rows, and stay at both ends (PALETTE-034)', async (play) => {
  const link = (name: string) => play.canvas.getByRole('link', { name });
  await expect(link('1145')).toHaveFocus();
  await play.userEvent.keyboard('k');
  await expect(link('1146')).toHaveFocus();
  await play.userEvent.keyboard('kk');
  await expect(link('1147')).toHaveFocus();
  link('1147').blur();
  await play.userEvent.keyboard('kj');
  await expect(link('1136')).toHaveFocus();
});
RowFocused.test('x ticks and unticks the row, once while it is held down (PALETTE-035)', async (play) => {
  await play.userEvent.keyboard('x');
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'x', repeat: true });
  await play.canvas.findByText('1 selected');
  await expect(play.canvas.getByRole('checkbox', { name: 'Select application 1145' })).toBeChecked();
  await play.userEvent.keyboard('x');
  await waitFor(() => expect(play.canvas.queryByText('1 selected')).toBeNull());
});
RowFocused.test('Enter opens the row (PALETTE-036)', async (play) => {
  await play.userEvent.keyboard('{Enter}');
  await arriveAt(play, '/application/1145?from=all');
});
RowFocused.test(
  'a and l act on the row with the focus, whatever is ticked, and the focus returns (PALETTE-037)',
  async (play) => {
    await tick(play, 1147);
    const link = play.canvas.getByRole('link', { name: '1146' });
    link.focus();
    await play.userEvent.keyboard('a');
    await expect(await findDialog(play, /Assignee/)).toHaveTextContent('1146');
    await play.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
    await play.userEvent.keyboard('l');
    await findDialog(play, /Label/);
  },
);
RowFocused.test('/ goes to the search box, where keys are text (PALETTE-038, PALETTE-041)', async (play) => {
  const search = play.canvas.getByRole('searchbox', { name: 'Search applications' });
  await expect(search).toHaveAttribute('aria-keyshortcuts', '/');
  await play.userEvent.keyboard('/');
  await expect(search).toHaveFocus();
  await play.userEvent.keyboard('jkxael/?');
  await expect(search).toHaveValue('jkxael/?');
  search.blur();
  await play.userEvent.keyboard('/');
  await play.userEvent.keyboard('x');
  await expect(search).toHaveValue('x');
});
RowFocused.test(
  'with Ctrl, Alt or Shift, while composing, in a menu and in a dialog the keys do nothing (PALETTE-041, PALETTE-042)',
  async (play) => {
    const { canvas, userEvent } = play;
    const link = canvas.getByRole('link', { name: '1145' });
    await userEvent.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Shift>}J{/Shift}');
    await fireEvent.keyDown(link, { key: 'j', isComposing: true });
    await expect(link).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await page(play).findByRole('menu');
    await userEvent.keyboard('jx?');
    await expect(page(play).queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    link.focus();
    // A keyboard on which `/` needs Shift.
    await fireEvent.keyDown(link, { key: '/', code: 'Period', shiftKey: true });
    await expect(canvas.getByRole('searchbox', { name: 'Search applications' })).toHaveFocus();
  },
);

/** Edit of an application that was depersonalised. */
export const Refused = meta.story({
  tags: ['state:keys.list.refused'],
  play: async (play) => {
    await pressInList(play, 'jjje');
    await play.canvas.findByText('A depersonalised application cannot be edited.');
  },
});
Refused.test('says why, and again on the next press (PALETTE-037)', async (play) => {
  const reason = () => play.canvas.getByText('A depersonalised application cannot be edited.');
  const first = reason();
  await expect(first.closest('[role="status"]')).not.toBeNull();
  await play.userEvent.keyboard('e');
  await waitFor(() => expect(reason()).not.toBe(first));
  await play.userEvent.keyboard('a');
  await findDialog(play, /Assignee/);
  await expect(play.canvas.queryByText('A depersonalised application cannot be edited.')).toBeNull();
});

export const Edit = meta.story({
  tags: ['!dev', '!autodocs'],
  play: (play) => pressInList(play, 'jje'),
});
Edit.test('e on a complete application asks first, as its button does (PALETTE-037)', async (play) => {
  await expect(await findDialog(play, 'Edit Application')).toHaveTextContent('1146');
});

export const FewClaims = meta.story({ tags: ['!dev', '!autodocs'], args: { as: 'MY', at: '/list' } });
FewClaims.test('without their claims, the keys do nothing (PALETTE-035, PALETTE-037)', async (play) => {
  await pressInList(play, 'jxale');
  await expect(play.canvas.getByRole('link', { name: '1147' })).toHaveFocus();
  await expect(page(play).queryByRole('dialog')).toBeNull();
  await expect(play.canvas.queryByText(/selected/)).toBeNull();
});
