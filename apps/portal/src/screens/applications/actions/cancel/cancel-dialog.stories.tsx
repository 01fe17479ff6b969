import { cancelApplications } from '@portal/api/contract';
import {
  anApplicationRow,
  cancelling,
  invalidResponse,
  networkError,
  guidOf,
  applicationListOf,
  lists,
  mock,
  recorded,
  rejectionOf1007,
  scenario,
  someApplicationRows,
  noResponse,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import { page, type Canvas } from '../../../../testing/play.ts';
import { cancelFromRow, cancelTicked, rowMenuName, tick } from '../../story-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/Cancel dialog',
  component: PortalStory,
  args: { at: '/list', scenario: scenario(lists(), cancelling()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const entries = (dialog: Canvas) => dialog.getAllByRole('listitem').map((entry) => entry.textContent ?? '');

/** Shown before a user cancels one application. */
export const Default = meta.story({
  tags: ['state:cancel.dialog.one-opened'],
  play: async (play) => void (await cancelFromRow(play, 1147)),
});
Default.test('names the application and the effect', async (play) => {
  const dialog = within(await page(play).findByRole('dialog', { name: 'Cancel application' }));
  await expect(entries(dialog)).toHaveLength(1);
  await expect(entries(dialog)[0]).toMatch(/1147/);
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Go back' })).toHaveFocus();
});
Default.test('Escape sends no request and returns the focus', async (play) => {
  const calls = cancelling().map(recorded);
  play.msw.use(...calls.map((call) => call.handler));
  await page(play).findByRole('dialog');
  await play.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
  await expect(calls[0]?.requests).toEqual([]);
  await expect(play.canvas.getByRole('button', { name: rowMenuName(1147) })).toHaveFocus();
});
Default.test('a response without results means that all are cancelled (OP-389)', async (play) => {
  play.msw.use(invalidResponse(cancelApplications, '{"Success":true}', 'application/json').handler);
  await play.userEvent.click(await page(play).findByRole('button', { name: 'Confirm' }));
  await expect(await page(play).findByRole('button', { name: 'Close' })).toBeVisible();
  await expect(page(play).queryByRole('button', { name: 'Retry failed' })).toBeNull();
  await expect(page(play).getByRole('dialog')).not.toHaveTextContent('Error');
});
Default.test('Go back sends no request', async (play) => {
  const calls = cancelling().map(recorded);
  play.msw.use(...calls.map((call) => call.handler));
  await play.userEvent.click(await page(play).findByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
  await expect(calls[0]?.requests).toEqual([]);
});

/** Shown before a user cancels twenty selected applications. */
export const TwentyOpened = meta.story({
  args: {
    scenario: applicationListOf(
      someApplicationRows(20).map((row, index) => ({
        ...row,
        ...(index === 1 && { AccountName: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim() }),
        ...(index === 2 && { AccountName: null }),
      })),
    ),
  },
  tags: ['state:cancel.dialog.several-opened'],
  play: async (play) => {
    await play.canvas.findByText('1 - 20 of 20');
    await play.userEvent.click(
      await play.canvas.findByRole('checkbox', { name: 'Select all rows on this page' }),
    );
    await cancelTicked(play, 20);
  },
});
TwentyOpened.test('lists every application, using the id where there is no name (ACT-053)', async (play) => {
  const dialog = within(await page(play).findByRole('dialog', { name: 'Cancel applications' }));
  await expect(entries(dialog)).toHaveLength(20);
  await expect(entries(dialog)[2]).toMatch(/^1145$|^11451145$/);
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

/** Shown while the server cancels the application. */
export const Submitting = meta.story({
  args: { scenario: scenario(lists(), noResponse(cancelApplications)) },
  tags: ['state:cancel.dialog.submitting'],
  play: async (play) => {
    const dialog = await cancelFromRow(play, 1147);
    await play.userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  },
});
Submitting.test('every button is disabled', async (play) => {
  const dialog = within(await page(play).findByRole('dialog'));
  for (const name of ['Confirm', 'Go back']) {
    const button = dialog.getByRole('button', { name });
    await expect(button.matches(':disabled, [aria-disabled=true]')).toBe(true);
  }
  await play.userEvent.keyboard('{Escape}');
  await expect(page(play).getByRole('dialog')).toBeVisible();
});

/** Shown after all selected applications were cancelled. */
export const AllCancelled = meta.story({
  tags: ['state:cancel.dialog.all-cancelled'],
  play: async (play) => {
    await tick(play, 1147, 1146, 1145);
    const dialog = await cancelTicked(play, 3);
    await play.userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await dialog.findByRole('button', { name: 'Close' });
  },
});
AllCancelled.test("shows 'Cancelled' for each application (ACT-055)", async (play) => {
  const dialog = within(page(play).getByRole('dialog'));
  await expect(dialog.getAllByText('Cancelled')).toHaveLength(3);
  await expect(dialog.queryByRole('button', { name: 'Retry failed' })).toBeNull();
});
AllCancelled.test('removes the applications from the list and clears the selection', async (play) => {
  play.msw.use(...lists(someApplicationRows(22, 1144)).map((call) => call.handler));
  await play.userEvent.click(within(page(play).getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await expect(await play.canvas.findByText('1 - 20 of 22')).toBeVisible();
  await expect(play.canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  await expect(play.canvas.getByRole('region', { name: 'Applications table' })).toHaveFocus();
});

const refusable = [anApplicationRow(1009), anApplicationRow(1008), anApplicationRow(1007)];

/** Shown when some of the selected applications could not be cancelled. */
export const PartlyError = meta.story({
  args: {
    scenario: scenario(applicationListOf(refusable), cancelling()),
  },
  tags: ['state:cancel.dialog.partly-error'],
  play: async (play) => {
    await tick(play, 1009, 1008, 1007);
    const dialog = await cancelTicked(play, 3);
    await play.userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await dialog.findByRole('button', { name: 'Close' });
  },
});
PartlyError.test('says which application failed and why (ACT-056)', async (play) => {
  const dialog = within(page(play).getByRole('dialog'));
  await expect(entries(dialog)[2]).toContain('Error');
  await expect(dialog.getByText(rejectionOf1007)).toBeVisible();
  await expect(dialog.getAllByText('Cancelled')).toHaveLength(2);
});
PartlyError.test('Retry sends only the failed application, as a new request', async (play) => {
  const calls = recorded(
    mock(
      cancelApplications,
      { body: { ApplicationCancellations: [] } },
      { Results: [{ ApplicationGuid: guidOf(1007), Success: true }] },
    ),
  );
  play.msw.use(calls.handler);
  const dialog = within(page(play).getByRole('dialog'));
  await play.userEvent.click(dialog.getByRole('button', { name: 'Retry failed' }));
  await waitFor(() => expect(dialog.getAllByText('Cancelled')).toHaveLength(3));
  await expect(calls.requests.map(({ body }) => body)).toEqual([
    { ApplicationCancellations: [{ ApplicationGuid: guidOf(1007) }] },
  ]);
});

/** Shown when the connection broke before the server responded. */
export const ConnectionLost = meta.story({
  tags: ['release'],
  args: { scenario: scenario(lists(), networkError(cancelApplications)) },
  play: async (play) => {
    const dialog = await cancelFromRow(play, 1147);
    await play.userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await dialog.findByRole('button', { name: 'Close' });
  },
});
ConnectionLost.test("says 'An unknown error occurred.'", async (play) => {
  const dialog = within(page(play).getByRole('dialog'));
  await expect(dialog.getByRole('alert')).toHaveTextContent('An unknown error occurred.');
});

export const DoublePress = meta.story({ tags: ['!dev', '!autodocs'] });
DoublePress.test(
  'a double press sends one request with one idempotency key and one object for each application (ACT-054)',
  async (play) => {
    const calls = cancelling().map(recorded);
    play.msw.use(...calls.map((call) => call.handler));
    await tick(play, 1147, 1146);
    const dialog = await cancelTicked(play, 2);
    await play.userEvent.dblClick(dialog.getByRole('button', { name: 'Confirm' }));
    await dialog.findByRole('button', { name: 'Close' });
    await expect(calls[0]?.requests).toHaveLength(1);
    await expect(calls[0]?.requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    await expect(calls[0]?.requests[0]?.body).toEqual({
      ApplicationCancellations: [{ ApplicationGuid: guidOf(1147) }, { ApplicationGuid: guidOf(1146) }],
    });
  },
);
