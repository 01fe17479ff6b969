import { getApplication, listAllApplications } from '@portal/api/contract';
import {
  anApplicationDetail,
  applicationListReply,
  mock,
  recorded,
  scenario,
  someApplicationRows,
  noResponse,
} from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { atWidth } from '../../../testing/at-width.ts';
import { openable } from '../../../testing/openable.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { storedAs } from '../../../testing/stored-view.ts';
import { markedLink, openHere, paneTitle, rowsOf, shownApplication } from './email-steps.ts';
import { arriveAt, type Canvas } from '../../../testing/play.ts';
import { cancelFromRow } from '../story-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List/Email view: next and previous',
  component: PortalStory,
  args: { at: '/list/all/1/3', scenario: openable(someApplicationRows(8)) },
  ...atWidth(1400),
  tags: ['screen'],
  beforeEach: [installScenario, storedAs('email')],
});

const next = (canvas: Canvas) => canvas.getByRole('button', { name: 'Next application' });
const previous = (canvas: Canvas) => canvas.getByRole('button', { name: 'Previous application' });

/** Shows the first application with its buttons for next and previous. */
export const Default = meta.story({ play: (play) => openHere(play, 1147) });
Default.test('the buttons step along the list and keep the focus', async (play) => {
  const { canvas, userEvent } = play;
  await userEvent.click(next(canvas));
  await shownApplication(play, 1146);
  await expect(next(canvas)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await shownApplication(play, 1145);
  await expect(canvas.getByText('[1145] Strand Family Trust')).toBeInTheDocument();
  await userEvent.click(previous(canvas));
  await shownApplication(play, 1146);
});
Default.test('the buttons name their keyboard shortcuts', async ({ canvas, userEvent }) => {
  await expect(next(canvas)).toHaveAttribute('aria-keyshortcuts', 'J');
  await expect(previous(canvas)).toHaveAttribute('aria-keyshortcuts', 'K');
  await userEvent.hover(next(canvas));
  await expect(await canvas.findByText('Next application (J)')).toBeVisible();
});
Default.test('explains why there is no previous application', async ({ canvas, userEvent }) => {
  const button = previous(canvas);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  button.focus();
  await waitFor(() => expect(button).toHaveAccessibleDescription('This is the first application.'));
  await userEvent.keyboard('{Enter}k');
  await expect(paneTitle({ canvas })).toBe('[1147]');
});
Default.test('J and K step from the pane, and its heading keeps the focus', async (play) => {
  const { canvas, userEvent } = play;
  await userEvent.keyboard('j');
  await shownApplication(play, 1146);
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  await userEvent.keyboard('jk');
  await shownApplication(play, 1146);
});
Default.test('J and K step from the list, and the focus follows', async (play) => {
  const { canvas, userEvent } = play;
  markedLink({ canvas }).focus();
  await userEvent.keyboard('j');
  await shownApplication(play, 1146);
  await expect(markedLink({ canvas })).toHaveFocus();
});
Default.test('J and K have no effect in fields, in dialogs and with modifier keys', async (play) => {
  const { canvas, userEvent } = play;
  await userEvent.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Shift>}j{/Shift}');
  await userEvent.type(canvas.getByRole('searchbox'), 'jk');
  await expect(canvas.getByRole('searchbox')).toHaveValue('jk');
  const dialog = await cancelFromRow(play, 1147);
  await userEvent.keyboard('j');
  await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
  await expect(paneTitle({ canvas })).toBe('[1147]');
});

/** Shows the last application of a page, from which the next button leads to the next page. */
export const LastOfPage = meta.story({ play: (play) => openHere(play, 1145) });
LastOfPage.test(
  'continues with the first row of the next page and returns to the last row of the previous page',
  async (play) => {
    await play.userEvent.keyboard('j');
    await arriveAt(play, '/list/all/2/3');
    await shownApplication(play, 1144);
    await expect(rowsOf(play)).toHaveLength(3);
    await play.userEvent.keyboard('k');
    await arriveAt(play, '/list/all/1/3');
    await shownApplication(play, 1145);
  },
);
LastOfPage.test('prefetches the next page only on hover or focus of the button', async (play) => {
  const { canvas, userEvent, msw } = play;
  const calls = recorded(
    mock(listAllApplications, { query: { pageNo: 1 } }, applicationListReply(someApplicationRows(8))),
  );
  msw.use(calls.handler);
  await userEvent.hover(previous(canvas));
  await expect(calls.requests).toHaveLength(0);
  await userEvent.hover(next(canvas));
  await waitFor(() => expect(calls.requests.map(({ query }) => query.get('pageNo'))).toEqual(['2']));
  await userEvent.click(next(canvas));
  await shownApplication(play, 1144);
  await expect(calls.requests).toHaveLength(1);
});

/** Shows the last application of the list. */
export const LastOfList = meta.story({ args: { at: '/list/all/3/3' }, play: (play) => openHere(play, 1140) });
LastOfList.test('says that there is no next application', async ({ canvas, userEvent }) => {
  const button = next(canvas);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.hover(button);
  await expect(await canvas.findByText('This is the last application.')).toBeVisible();
  await userEvent.keyboard('j');
  await expect(paneTitle({ canvas })).toBe('[1140]');
});

export const NextPageLoading = meta.story({
  tags: ['!dev', '!autodocs'],
  play: (play) => openHere(play, 1145),
});
NextPageLoading.test('keeps the application while the next page is loading', async (play) => {
  play.msw.use(noResponse(listAllApplications).handler);
  await play.userEvent.keyboard('j');
  await arriveAt(play, '/list/all/2/3');
  await expect(paneTitle(play)).toBe('[1145]');
  await play.userEvent.keyboard('jj');
  await arriveAt(play, '/list/all/2/3');
});

export const PageTurned = meta.story({ tags: ['!dev', '!autodocs'], play: (play) => openHere(play, 1146) });
PageTurned.test(
  'closes the application when the list shows another page without its row',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await canvas.findByText('4 - 6 of 8');
    await expect(await canvas.findByText('Select an application')).toBeVisible();
    await expect(canvas.queryByRole('link', { current: true, name: /\d$/ })).toBeNull();
  },
);

export const FastSteps = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    scenario: scenario(
      openable(someApplicationRows(8)),
      mock(getApplication, { params: { id: '1147' } }, ({ params }) =>
        anApplicationDetail({
          ApplicationId: Number(params['id']),
          AccountName: `Account of ${params['id']}`,
        }),
      ),
    ),
  },
  play: (play) => openHere(play, 1147),
});
FastSteps.test('never shows the details of one application under the id of another', async (play) => {
  await play.userEvent.keyboard('jjkjk');
  await shownApplication(play, 1146);
  await expect(await play.canvas.findByText('Account of 1146')).toBeVisible();
  await expect(play.canvas.queryByText(/Account of (?!1146)/)).toBeNull();
});
