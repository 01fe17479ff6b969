import { listAllApplications } from '@portal/api/contract';
import {
  anApplicationRow,
  handlersOf,
  applicationListReply,
  mock,
  someApplicationRows,
} from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { atWidth } from '../../../testing/at-width.ts';
import { openable } from '../../../testing/openable.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { storedAs } from '../../../testing/stored-view.ts';
import { openHere, paneTitle, rowsOf, shownApplication } from './email-steps.ts';
import { arriveAt, page, type Play } from '../../../testing/play.ts';
import { cancelFromRow, cancelTicked, tick } from '../story-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List/Email view: leaving the list',
  component: PortalStory,
  args: { at: '/list/all/1/3', scenario: openable(someApplicationRows(5)) },
  ...atWidth(1400),
  tags: ['screen'],
  beforeEach: [installScenario, storedAs('email')],
});

type Leaving = Play & { readonly msw: { use: (...handlers: ReturnType<typeof handlersOf>) => void } };

/** Replaces the applications in the list. */
const listHolds = ({ msw }: Leaving, ...ids: readonly number[]) =>
  msw.use(
    mock(listAllApplications, { query: {} }, applicationListReply(ids.map((id) => anApplicationRow(id))))
      .handler,
  );

const closeResult = async ({ userEvent }: Play) => {
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText('Cancelled');
  const [close] = dialog.getAllByRole('button', { name: 'Close' });
  await userEvent.click(close as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** Cancels the application in the pane and closes the result. */
async function cancelHere(play: Leaving, ...left: readonly number[]) {
  const { canvas, userEvent } = play;
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel application' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await within(screen.getByRole('dialog')).findByText('Cancelled');
  listHolds(play, ...left);
}

export const Default = meta.story({ tags: ['!dev', '!autodocs'], play: (play) => openHere(play, 1146) });
Default.test(
  'stays in the email view after cancelling and opens the next application (ACT-057, ACT-059)',
  async (play) => {
    await cancelHere(play, 1147, 1145, 1144, 1143);
    await expect(paneTitle(play)).toBe('[1146]');
    await closeResult(play);
    await shownApplication(play, 1145);
    await expect(rowsOf(play)).toHaveLength(3);
    await arriveAt(play, '/list/all/1/3');
    await waitFor(() => expect(play.canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
);
Default.test('keeps an application open that could not be cancelled (ACT-060)', async (play) => {
  const { canvas, userEvent, msw } = play;
  msw.use(...handlersOf(openable([anApplicationRow(1147), anApplicationRow(1007), anApplicationRow(1006)])));
  await userEvent.click(canvas.getAllByRole('button', { name: 'Refresh' })[0] as HTMLElement);
  await openHere(play, 1007);
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel application' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText('Error');
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await shownApplication(play, 1007);
});

export const LastOfTheList = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/list/all/2/3' },
  play: (play) => openHere(play, 1143),
});
LastOfTheList.test('opens the previous application if there is no next one (ACT-059)', async (play) => {
  await cancelHere(play, 1147, 1146, 1145, 1144);
  await closeResult(play);
  await shownApplication(play, 1144);
});

export const LastOfItsPage = meta.story({
  tags: ['!dev', '!autodocs'],
  play: (play) => openHere(play, 1145),
});
LastOfItsPage.test('opens the application that moves up from the next page', async (play) => {
  await cancelHere(play, 1147, 1146, 1144, 1143);
  await closeResult(play);
  await shownApplication(play, 1144);
});

export const PageGone = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/list/all/2/3', scenario: openable(someApplicationRows(4)) },
  play: (play) => openHere(play, 1144),
});
PageGone.test('opens the previous application if the page no longer exists', async (play) => {
  await cancelHere(play, 1147, 1146, 1145);
  await closeResult(play);
  await arriveAt(play, '/list/all/1/3');
  await shownApplication(play, 1145);
});

export const OnlyOne = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: openable(someApplicationRows(1)) },
  play: (play) => openHere(play, 1147),
});
OnlyOne.test('shows the hint when no application is left (ACT-059)', async (play) => {
  await cancelHere(play);
  await closeResult(play);
  await expect(await play.canvas.findByText('Select an application')).toBeVisible();
  await expect(play.canvas.getByText('No Results.')).toBeVisible();
});

export const CancelledFromTheList = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (play) => {
    await openHere(play, 1146);
    await tick(play, 1146, 1145);
  },
});
CancelledFromTheList.test(
  'opens the next remaining application, with no row selected (ACT-057, LIST-092)',
  async (play) => {
    const dialog = await cancelTicked(play, 2);
    await play.userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findAllByText('Cancelled')).toHaveLength(2);
    listHolds(play, 1147, 1144, 1143);
    await play.userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await shownApplication(play, 1144);
    await expect(play.canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  },
);

export const AnotherCancelled = meta.story({
  tags: ['!dev', '!autodocs'],
  play: (play) => openHere(play, 1146),
});
AnotherCancelled.test(
  'keeps the open application when another one leaves the list (LIST-115)',
  async (play) => {
    const dialog = await cancelFromRow(play, 1147);
    await play.userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await dialog.findByText('Cancelled');
    listHolds(play, 1146, 1145, 1144);
    await closeResult(play);
    await waitFor(() => expect(page(play).queryByRole('button', { name: /application 1147$/ })).toBeNull());
    await shownApplication(play, 1146);
  },
);

export const ChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  play: (play) => openHere(play, 1146),
});
ChangedElsewhere.test('opens the next application when a refresh removes the open one', async (play) => {
  listHolds(play, 1147, 1145);
  const refresh = play.canvas.getAllByRole('button', { name: 'Refresh' })[0] as HTMLElement;
  await play.userEvent.click(refresh);
  await shownApplication(play, 1145);
  await expect(refresh).toHaveFocus();
});
ChangedElsewhere.test('opens a remaining row when a search removes the open one', async (play) => {
  await play.userEvent.type(play.canvas.getByRole('searchbox'), '1145{Enter}');
  await shownApplication(play, 1145);
  await expect(play.canvas.getByRole('searchbox')).toHaveFocus();
});
