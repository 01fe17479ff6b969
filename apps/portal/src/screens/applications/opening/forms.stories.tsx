import { Permission, requestEdit, requestView, type ApplicationDetail } from '@portal/api/contract';
import {
  anApplicationDetail,
  networkError,
  detailOf,
  formUrl,
  guidOf,
  handlersOf,
  mock,
  opening,
  recorded,
  errorResponse,
  scenario,
  noResponse,
} from '@portal/api/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { catchWindows } from '../../../testing/opened-windows.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { dialog, press } from '../actions/action-steps.ts';
import { first } from '../load-steps.ts';
import type { Play } from '../../../testing/play.ts';

let browser: ReturnType<typeof catchWindows>;
const underWay = anApplicationDetail({ ApplicationId: 1006, Status: 'Primary edit', IsComplete: false });
const complete = anApplicationDetail();
const at = ({ ApplicationId }: ApplicationDetail) => `/application/${ApplicationId}?from=all`;

const meta = preview.meta({
  title: 'Screens/Applications/Detail/View and Edit',
  component: PortalStory,
  args: { at: at(underWay), scenario: scenario(detailOf(underWay), opening()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (context) => {
    installScenario(context);
    browser = catchWindows();
    return browser.release;
  },
});

const click = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const clicking = (name: string) => (play: Play) => click(play, name);
const editing = (reply: Parameters<typeof mock<typeof requestEdit>>[2], id = 1006) =>
  mock(requestEdit, { params: { guid: guidOf(id) }, query: { ConfirmationAccepted: false } }, reply);
const asked = ({ requests }: ReturnType<typeof recorded>) =>
  requests.map(({ params, query }) => [params['guid'], query.get('ConfirmationAccepted')]);

/** Shows the header with the View and Edit buttons. */
export const Default = meta.story();
Default.test(
  'Edit opens the form of an incomplete application at once and refetches the application (DETAIL-017, ACT-041, ACT-047, ACT-048)',
  async (play) => {
    const call = recorded(editing({ Result: 'Success', Url: formUrl }));
    const changed = detailOf({ ...underWay, Status: 'Primary submit' });
    play.msw.use(call.handler);
    await play.canvas.findByRole('button', { name: 'Edit' });
    play.msw.use(...handlersOf(changed));
    await click(play, 'Edit');
    await expect(await first(browser.windows)).toEqual({ address: formUrl, opener: null });
    await expect(asked(call)).toEqual([[guidOf(1006), 'false']]);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(play.canvas.getAllByText('Primary submit')[0]).toBeVisible());
    await expect(play.canvas.queryByRole('alert')).toBeNull();
  },
);
Default.test(
  'View opens the read-only form in a window without access to its opener (DETAIL-016, ACT-052)',
  async (play) => {
    const call = recorded(mock(requestView, { params: { guid: guidOf(1006) } }, { Url: formUrl }));
    play.msw.use(call.handler);
    await click(play, 'View');
    await expect(await first(browser.windows)).toEqual({ address: formUrl, opener: null });
    await expect(call.requests.map(({ params }) => params['guid'])).toEqual([guidOf(1006)]);
  },
);
Default.test('says that there is no address and opens no window (ACT-049)', async (play) => {
  play.msw.use(editing({ Result: 'Success', Url: '' }).handler);
  await click(play, 'Edit');
  await expect(await play.canvas.findByRole('alert')).toHaveTextContent('An unknown error occurred.');
  await expect(browser.windows).toEqual([]);
});

/** Shown while the server prepares the form. */
export const Pending = meta.story({
  args: { scenario: scenario(detailOf(underWay), noResponse(requestEdit)) },
  play: clicking('Edit'),
});
Pending.test('the button is busy, and several presses send one request', async (play) => {
  const button = play.canvas.getByRole('button', { name: 'Edit' });
  await expect(button).toHaveAttribute('data-pending', 'true');
  await play.userEvent.click(button);
  await expect(browser.windows).toEqual([]);
});

/** Shown when the server refused to open the form. */
export const Refused = meta.story({
  args: {
    scenario: scenario(
      detailOf(underWay),
      editing({ Result: 'Failure', Message: 'Somebody else is editing this application.' }),
      errorResponse(requestView, 500),
    ),
  },
  tags: ['state:detail.header.edit-refused'],
  play: async (play) => {
    await click(play, 'Edit');
    await play.canvas.findByRole('alert');
  },
});
Refused.test('shows the reason in the server’s words and opens no window (ACT-115, OP-128)', async (play) => {
  await expect(play.canvas.getByRole('alert')).toHaveTextContent(
    'Somebody else is editing this application.',
  );
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'Close' }));
  await expect(play.canvas.queryByRole('alert')).toBeNull();
  await expect(play.canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  for (const { handler } of [errorResponse(requestView, 500), networkError(requestView)]) {
    play.msw.use(handler);
    await click(play, 'View');
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent('An unknown error occurred.');
  }
  await expect(browser.windows).toEqual([]);
});

/** Shown when the browser blocked the window of the form. */
export const WindowBlocked = meta.story({
  tags: ['state:detail.header.window-blocked'],
  play: async (play) => {
    browser.refuse();
    await click(play, 'View');
    await play.canvas.findByRole('alert');
  },
});
WindowBlocked.test(
  'says that the browser blocked the window and offers the form as a link (ACT-048, ACT-052)',
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Your browser blocked the window\./);
    const link = canvas.getByRole('link', { name: 'Open the form' });
    await expect(link).toHaveAttribute('href', formUrl);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

const confirming = (reply: Parameters<typeof mock<typeof requestEdit>>[2]) =>
  scenario(detailOf(complete), opening(), editing(reply, 1001));
const confirmEdit = async (play: Play) => {
  await click(play, 'Edit');
  await screen.findByRole('dialog', { name: 'Edit Application' });
  await press('Confirm', play);
};

/** Shown before a user edits a complete application, whose approvals are reset. */
export const AskedFirst = meta.story({
  args: { at: at(complete), scenario: confirming({ Result: 'Success', Url: formUrl }) },
  tags: ['state:action.edit-application.opened'],
  play: async (play) => {
    await click(play, 'Edit');
    await screen.findByRole('dialog', { name: 'Edit Application' });
  },
});
AskedFirst.test(
  'says that the approval process is reset and who must approve again; Go back sends no request (ACT-042, ACT-043, ACT-045)',
  async (play) => {
    const call = recorded(editing({ Result: 'Success', Url: formUrl }));
    play.msw.use(call.handler);
    await expect(
      dialog().getByText(/1001 resets its approval process\. Prior approvers must approve again\./),
    ).toBeVisible();
    await press('Cancel', play);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(play.canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect([call.requests, browser.windows]).toEqual([[], []]);
  },
);
AskedFirst.test(
  'confirming resets the approvals, opens the form and shows the reset (ACT-044, ACT-110)',
  async (play) => {
    const call = recorded(editing({ Result: 'Success', Url: formUrl }));
    play.msw.use(
      call.handler,
      ...handlersOf(detailOf({ ...complete, Status: 'Primary edit', IsComplete: false })),
    );
    await press('Confirm', play);
    await expect(await first(browser.windows)).toEqual({ address: formUrl, opener: null });
    await expect(asked(call)).toEqual([[guidOf(1001), 'true']]);
    await expect(await dialog().findByText('Completed successfully.')).toBeVisible();
    await waitFor(() => expect(play.canvas.getAllByText('Primary edit')[0]).toBeInTheDocument());
  },
);
AskedFirst.test('offers the form as a link if the browser blocks the window', async (play) => {
  browser.refuse();
  await press('Confirm', play);
  await expect(await dialog().findByRole('link', { name: 'Open the form' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

/** Shown when the server requires a confirmation before the form can be edited. */
export const ConfirmationRequired = meta.story({
  args: { scenario: scenario(detailOf(underWay), editing({ Result: 'RequireConfirmation' })) },
  play: clicking('Edit'),
});
ConfirmationRequired.test(
  'opens the same confirmation and sends a second call after it (ACT-046, OP-129)',
  async (play) => {
    await screen.findByRole('dialog', { name: 'Edit Application' });
    await expect(dialog().getByText(/1006 resets its approval process/)).toBeVisible();
    const call = recorded(editing({ Result: 'Success', Url: formUrl }));
    play.msw.use(call.handler);
    await press('Confirm', play);
    await expect(await first(browser.windows)).toEqual({ address: formUrl, opener: null });
    await expect(asked(call)).toEqual([[guidOf(1006), 'true']]);
  },
);

/** Shown when the server requires a confirmation although the user has confirmed. */
export const RequiredAgain = meta.story({
  args: { at: at(complete), scenario: confirming({ Result: 'RequireConfirmation' }) },
  tags: ['state:action.edit-application.required-again'],
  play: async (play) => {
    await confirmEdit(play);
    await dialog().findByRole('alert');
  },
});
RequiredAgain.test('says that it failed and opens no window (ACT-044, ACT-046, OP-129)', async () => {
  await expect(dialog().getByRole('alert')).toHaveTextContent('An unknown error occurred.');
  await expect(dialog().queryByRole('button', { name: 'Confirm' })).toBeNull();
  await expect(dialog().getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(browser.windows).toEqual([]);
});

const withClaims = (...claims: readonly string[]) => ({
  name: 'Somebody',
  claims: [Permission.allAppsInstance, ...claims],
});

/** Shown to users who may not reset approvals: a complete application has no Edit button. */
export const CompleteWithoutReset = meta.story({
  args: { at: at(complete), as: 'EDIT', scenario: scenario(detailOf(complete), opening()) },
});
CompleteWithoutReset.test(
  'offers View but not Edit for a complete application (ACT-050, OP-042)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'View' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
);

/** Shows a depersonalised application, which cannot be edited. */
export const Depersonalised = meta.story({
  args: {
    at: at(underWay),
    as: withClaims(Permission.viewApp, Permission.editApp, Permission.resetApplication),
    scenario: scenario(detailOf({ ...underWay, Status: 'Depersonalised', IsComplete: true }), opening()),
  },
});
Depersonalised.test(
  'offers no Edit for a depersonalised application (ACT-051, OP-051)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'View' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
);

/** Shown to users who may neither view nor edit the form. */
export const WithoutClaims = meta.story({ args: { as: withClaims() } });
WithoutClaims.test('hides both buttons without their claims (DETAIL-016, DETAIL-017)', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Refresh' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'View' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
});
