import { getApplication, reloadApplication } from '@portal/api/contract';
import {
  anApplicationDetail,
  detailOf,
  handlersOf,
  rejectionOf1007,
  errorResponse,
  scenario,
  noResponse,
} from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import type { Canvas, Play } from '../../../testing/play.ts';

const meta = preview.meta({
  title: 'Screens/Applications/Detail',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: detailOf() },
  beforeEach: installScenario,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
});

const cannotBeFound =
  'This application cannot be found. The application may no longer exist or you might not have permission to view it.';

// The screen and the dialog are separate scripts, which a cold Storybook builds first.
async function arrival(canvas: Canvas, title = '[1001]') {
  const heading = await canvas.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(canvas.queryByText('Loading application...')).toBeNull());
  return heading;
}
const addressOf = (canvas: Canvas) => canvas.getByTestId('address').textContent;

async function expectNothingToTouch(canvas: Canvas) {
  await expect(await canvas.findByText(cannotBeFound)).toBeVisible();
  const main = within(canvas.getByRole('main'));
  await expect(main.getByRole('link', { name: 'Back to Listing' })).toHaveAttribute('href', '/list/all');
  await expect(main.queryByRole('region')).toBeNull();
  await expect(main.queryByRole('button')).toBeNull();
}

/** Shows the page of an application. */
export const Default = meta.story();
Default.test(
  'shows the applicant and the account under the id, and leads back by the breadcrumb instead of a button (DETAIL-001, DETAIL-003, DETAIL-004, DETAIL-005, DETAIL-007, DETAIL-020, OP-011)',
  async ({ canvas }) => {
    await arrival(canvas);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('Marchetti Family Trust')).toBeVisible();
    for (const fact of ['Elena Marchetti', '1001', '0412 000 418', 'elena.marchetti@post.example']) {
      await expect(main.getAllByText(fact)[0]).toBeVisible();
    }
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByText('1001')).toHaveAttribute('aria-current', 'page');
    await expect(trail.getByRole('link', { name: 'Applications' })).toHaveAttribute('href', '/list/all');
    await waitFor(() => expect(document.title).toBe('[1001] · Harbour Trust'));
    await expect(canvas.queryByRole('link', { name: 'Back to Listing' })).toBeNull();
  },
);

Default.test(
  'lists only the actions that are possible in this state (DETAIL-014, DETAIL-015)',
  async ({ canvas, userEvent }) => {
    await arrival(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const entries = await screen.findAllByRole('menuitem');
    const names = entries.map((entry) => entry.textContent);
    await expect(names).toEqual(expect.arrayContaining(['Assignee', 'Label', 'Cancel application']));
    // The application is complete, not locked and not being edited by an adviser.
    for (const name of ['Unlock Application', 'Change Signing Mode', 'Edit Email Address']) {
      await expect(names).not.toContain(name);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
);

Default.test('a refresh shows the changes (DETAIL-018, OP-154)', async ({ canvas, userEvent, msw }) => {
  await arrival(canvas);
  msw.use(...handlersOf(detailOf(anApplicationDetail({ Status: 'Locked' }))));
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  await expect(await canvas.findAllByText('Locked')).toHaveLength(2);
});

/** Shown to users who may take no action. */
export const WithoutClaims = meta.story({ args: { as: 'MY' } });
WithoutClaims.test('hides the Actions button when nothing is permitted', async ({ canvas }) => {
  await arrival(canvas);
  await expect(canvas.getByRole('region', { name: 'Progress' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Actions' })).toBeNull();
});

/** Shown while the application is loading. */
export const Loading = meta.story({
  args: { scenario: scenario(detailOf(), noResponse(getApplication)) },
  tags: ['state:detail.page.loading'],
});
Loading.test('says that the application is loading (DETAIL-002)', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading application...')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Applications', current: false })).toBeVisible();
});

/** Shown when the application does not exist. */
export const NotFound = meta.story({
  args: {
    at: '/application/99999999?from=all',
    scenario: scenario(detailOf(), errorResponse(getApplication, 404)),
  },
  tags: ['state:detail.page.not-found'],
});
NotFound.test(
  'says that the application cannot be found and shows nothing else (DETAIL-074, DETAIL-076, ERR-013)',
  ({ canvas }) => expectNothingToTouch(canvas),
);

/** Shown when the user may not see the application. */
export const NotPermitted = meta.story({
  args: { scenario: scenario(detailOf(), errorResponse(getApplication, 403)) },
});
NotPermitted.test('shows the same as for an application that does not exist (DETAIL-075)', ({ canvas }) =>
  expectNothingToTouch(canvas),
);

/** Shown when the address contains no valid id. */
export const MalformedId = meta.story({ args: { at: '/application/abc?from=all' } });
MalformedId.test('says that the application cannot be found', ({ canvas }) => expectNothingToTouch(canvas));

/** Shown when the application could not be loaded. */
export const Failed = meta.story({
  args: { scenario: scenario(detailOf(), errorResponse(getApplication, 500)) },
});
Failed.test(
  'offers Retry and does not say that the application is missing',
  async ({ canvas, userEvent, msw }) => {
    await arrival(canvas);
    await expect(canvas.queryByText(cannotBeFound)).toBeNull();
    msw.use(...handlersOf(detailOf()));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('region', { name: 'Details' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
);

/** Shown while the application is being refreshed. */
export const Refreshing = meta.story({
  args: { scenario: scenario(detailOf(), noResponse(reloadApplication)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
  },
  tags: ['state:detail.page.refreshing'],
});
Refreshing.test('keeps the data while the button is busy', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-disabled', 'true');
  await expect(canvas.getByRole('region', { name: 'Details' })).toHaveTextContent('Trust Individual');
});

/** Shown when the refresh failed and the old data are kept. */
export const RefreshFailed = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const refresh = await canvas.findByRole('button', { name: 'Refresh' });
    msw.use(...handlersOf([errorResponse(getApplication, 500)]));
    await userEvent.click(refresh);
  },
});
RefreshFailed.test('keeps the data and offers Retry', async ({ canvas, userEvent, msw }) => {
  const retry = await canvas.findByRole('button', { name: 'Retry' });
  await expect(canvas.getByRole('region', { name: 'Details' })).toHaveTextContent('Trust Individual');
  msw.use(...handlersOf(detailOf()));
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
  await expect(retry).toHaveFocus();
  await userEvent.click(retry);
  const refresh = await canvas.findByRole('button', { name: 'Refresh' });
  await waitFor(() => expect(refresh).toHaveFocus());
});

const refused = anApplicationDetail({
  ApplicationId: 1007,
  AccountName: 'Okafor Family Trust',
  Status: 'Primary submit',
});

async function confirmCancelling({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel application' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
}

/** Shown when the server refused to cancel the application. */
export const CancelRefused = meta.story({
  args: { at: '/application/1007?from=all', scenario: detailOf(refused) },
  play: async (context) => {
    await confirmCancelling(context);
    await screen.findByText('Error');
  },
  tags: ['state:cancel.dialog.refused-on-detail'],
});
CancelRefused.test(
  'shows the reason and stays on the application (ACT-060)',
  async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel application' }));
    await expect(await dialog.findByText('Error')).toBeVisible();
    await expect(dialog.getByText(rejectionOf1007)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Retry failed' })).toBeEnabled();
    const [close] = dialog.getAllByRole('button', { name: 'Close' });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(addressOf(canvas)).toBe('/application/1007?from=all');
    await arrival(canvas, '[1007]');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
);

export const CancelledWhileRefetching = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Actions' });
    context.msw.use(...handlersOf([noResponse(getApplication)]));
    await confirmCancelling(context);
  },
});
CancelledWhileRefetching.test('shows the result while the page is still being refetched', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel application' }));
  await expect(await dialog.findByText('Cancelled')).toBeVisible();
});

export const Cancelled = meta.story({ tags: ['!dev', '!autodocs'], play: confirmCancelling });
Cancelled.test(
  'returns to the list when the user has closed the result (ACT-058)',
  async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel application' }));
    await expect(await dialog.findByText('Cancelled')).toBeVisible();
    await expect(addressOf(canvas)).toBe('/application/1001?from=all');
    const [close] = dialog.getAllByRole('button', { name: 'Close' });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(addressOf(canvas)).toBe('/list/all'));
  },
);
