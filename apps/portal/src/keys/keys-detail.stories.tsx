import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { field } from '../palette/palette-steps.ts';
import { arriveAt, type Play } from '../testing/play.ts';
import { PortalStory } from '../testing/portal-story.tsx';
import { applications, findDialog, press, startWithKeysOn } from './key-steps.ts';

const meta = preview.meta({
  title: 'Screens/Keys/Application',
  component: PortalStory,
  args: { at: '/list/all', scenario: applications },
  parameters: { layout: 'fullscreen' },
  tags: ['screen', '!dev', '!autodocs'],
  beforeEach: startWithKeysOn,
});

const opened = async (play: Play, id: number) => {
  await play.canvas.findByRole('heading', { level: 1, name: `[${id}]` });
  await play.canvas.findByRole('heading', { name: 'Progress' });
};
const openFromList = async (play: Play, id: number) => {
  await play.userEvent.click(await play.canvas.findByRole('link', { name: String(id) }));
  await opened(play, id);
};

export const FromList = meta.story({ play: (play) => openFromList(play, 1137) });
FromList.test('j and k step along the list, and Back returns to it (PALETTE-039)', async (play) => {
  await press(play, 'j');
  await arriveAt(play, '/application/1136?from=all');
  await opened(play, 1136);
  await press(play, 'j');
  await expect(
    (await play.canvas.findByText('This is the last application.')).closest('[role="status"]'),
  ).not.toBeNull();
  await press(play, 'k');
  await opened(play, 1137);
  await expect(play.canvas.queryByText('This is the last application.')).toBeNull();
  const crumbs = within(play.canvas.getByRole('navigation', { name: 'Breadcrumb' }));
  await play.userEvent.click(crumbs.getByRole('link', { name: 'Applications' }));
  await arriveAt(play, '/list/all');
});
FromList.test(
  'a and e act on the application, / opens the palette (PALETTE-037, PALETTE-038)',
  async (play) => {
    await press(play, 'a');
    await expect(await findDialog(play, /Assignee/)).toHaveTextContent('1137');
    await play.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('#content')).toHaveFocus());
    await expect(window.scrollY).toBe(0);
    await play.userEvent.keyboard('/');
    await expect(await field(play)).toHaveValue('');
  },
);
FromList.test('Edit tells its key (PALETTE-045)', async ({ canvas, userEvent }) => {
  const edit = canvas.getByRole('button', { name: 'Edit' });
  await expect(edit).toHaveAttribute('aria-keyshortcuts', 'e');
  await userEvent.hover(edit);
  await expect(await canvas.findByText('Edit (e)')).toBeVisible();
});

export const ByAddress = meta.story({ args: { at: '/application/1137?from=all' } });
ByAddress.test('opened by its address, an application has no next one (PALETTE-039)', async (play) => {
  await opened(play, 1137);
  await press(play, 'jk');
  await arriveAt(play, '/application/1137?from=all');
  await expect(play.canvas.queryByText(/This is the/)).toBeNull();
});
