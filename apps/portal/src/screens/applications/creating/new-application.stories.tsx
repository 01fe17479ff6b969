import { createApplication } from '@portal/api/contract';
import {
  lists,
  mock,
  newApplications,
  newApplicationUrl,
  recorded,
  errorResponse,
  scenario,
  someApplicationRows,
  noResponse,
} from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { catchWindows } from '../../../testing/opened-windows.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { first } from '../load-steps.ts';
import { arriveAt, page, type Play } from '../../../testing/play.ts';

let browser: ReturnType<typeof catchWindows>;
const list = lists(someApplicationRows(5));

const meta = preview.meta({
  title: 'Screens/Applications/List/New application',
  component: PortalStory,
  args: { at: '/list', as: 'CREATE' as const, scenario: scenario(list, newApplications()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (context) => {
    installScenario(context);
    browser = catchWindows();
    return browser.release;
  },
});

const pressNew = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(await canvas.findByRole('button', { name: 'New' }));

async function pressAndRead(play: Pick<Play, 'canvas' | 'userEvent'>) {
  await pressNew(play);
  await play.canvas.findByRole('alert');
}

/** Shows the list with the New button. */
export const Default = meta.story();
Default.test(
  'New requests a form at once and opens it in a window without access to its opener (LIST-016, LIST-017, PERM-001)',
  async (play) => {
    const calls = newApplications().map(recorded);
    play.msw.use(...calls.map(({ handler }) => handler));
    await pressNew(play);
    const opened = await first(browser.windows);
    await expect(opened).toEqual({ address: newApplicationUrl, opener: null });
    await expect(calls.map(({ requests }) => requests.length)).toEqual([1, 0]);
    await expect(page(play).queryByRole('dialog')).toBeNull();
    await arriveAt(play, '/list');
    await expect(play.canvas.queryByRole('alert')).toBeNull();
  },
);

/** Shown while the server creates the application. */
export const Pending = meta.story({
  args: { scenario: scenario(list, noResponse(createApplication)) },
  tags: ['state:new-application.request.pending'],
  play: pressNew,
});
Pending.test('the button is busy, and several presses send one request (LIST-016)', async (play) => {
  const button = play.canvas.getByRole('button', { name: 'New' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAttribute('data-pending', 'true');
  await play.userEvent.click(button);
  await expect(page(play).queryByRole('dialog')).toBeNull();
  await expect(await play.canvas.findByRole('link', { name: '1147' })).toBeVisible();
  await expect(browser.windows).toEqual([]);
});

const answering = (message: string | null, result: 'Failure' | 'RequireConfirmation' = 'Failure') =>
  scenario(list, mock(createApplication, {}, { Result: result, Message: message, Url: newApplicationUrl }));

/** Shown when the server rejected the new application with a message. */
export const Refused = meta.story({
  args: { scenario: answering('Quota reached') },
  tags: ['state:new-application.request.refused'],
  play: pressAndRead,
});
Refused.test("shows the server's message and opens no window (LIST-024, LIST-026)", async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Quota reached');
  await expect(browser.windows).toEqual([]);
  await expect(canvas.getByRole('button', { name: 'New' })).toBeEnabled();
});
Refused.test('the message can be dismissed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(canvas.queryByRole('alert')).toBeNull();
});

/** Shown when the server rejected the new application without a message. */
export const RefusedWithoutMessage = meta.story({
  args: { scenario: answering(' ') },
  tags: ['state:new-application.request.refused-without-message'],
  play: pressAndRead,
});
RefusedWithoutMessage.test(
  "shows 'ERROR' and opens no window (LIST-025, LIST-026, ERR-027)",
  async ({ canvas }) => {
    await expect(canvas.getByText('ERROR')).toBeVisible();
    await expect(browser.windows).toEqual([]);
  },
);
RefusedWithoutMessage.test(
  "shows 'ERROR' also for an unexpected confirmation, a broken reply and an invalid address (LIST-025, LIST-026)",
  async (play) => {
    const url = (Url: string) => mock(createApplication, {}, { Result: 'Success', Url });
    const answers = [
      ...answering(null, 'RequireConfirmation').filter(({ endpoint }) => endpoint === createApplication),
      errorResponse(createApplication, 500),
      url('javascript:alert(1)'),
    ];
    for (const { handler } of answers) {
      play.msw.use(handler);
      await pressNew(play);
      await waitFor(() => expect(play.canvas.getByRole('alert')).toHaveTextContent('ERROR'));
    }
    await expect(browser.windows).toEqual([]);
  },
);

/** Shown when the browser blocked the window of the form. */
export const WindowBlocked = meta.story({
  tags: ['state:new-application.request.window-blocked'],
  play: async (play) => {
    browser.refuse();
    await pressAndRead(play);
  },
});
WindowBlocked.test(
  'says that the browser blocked the window and offers the form as a link (LIST-017)',
  async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open the form' });
    await expect(link).toHaveAttribute('href', newApplicationUrl);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

/** Shown to users who may not create applications: the New button is hidden. */
export const WithoutClaim = meta.story({ args: { as: 'MY' } });
WithoutClaim.test('hides New without the permission', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: '1147' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'New' })).toBeNull();
});
