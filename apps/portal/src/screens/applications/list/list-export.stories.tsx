import { exportApplications, listAllApplications } from '@portal/api/contract';
import {
  networkError,
  exporting,
  invalidResponse,
  lists,
  longLists,
  mock,
  recorded,
  errorResponse,
  scenario,
  someApplicationRows,
  noResponse,
} from '@portal/api/mocks';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { catchSavedFiles } from '../../../testing/saved-files.ts';
import { chooseMore, first, openMore } from '../load-steps.ts';
import { page } from '../../../testing/play.ts';

let saved: ReturnType<typeof catchSavedFiles>;

const meta = preview.meta({
  title: 'Screens/Applications/List/Export',
  component: PortalStory,
  args: { at: '/list/all', scenario: scenario(lists([], someApplicationRows(147)), exporting()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (context) => {
    installScenario(context);
    saved = catchSavedFiles();
    return saved.release;
  },
});

const few = lists([], someApplicationRows(5));
const entry = 'Export All to CSV';

export const Default = meta.story({ tags: ['!dev', '!autodocs'] });
Default.test('saves every row in export.csv, not only the page (LIST-033, LIST-035)', async (play) => {
  const [call] = exporting().map(recorded);
  if (call) play.msw.use(call.handler);
  await chooseMore(play, entry);
  const { name, content } = await first(saved.files);
  await expect(name).toBe('export.csv');
  const lines = (await (await content).text()).split('\r\n').filter(Boolean);
  await expect(lines).toHaveLength(148);
  await expect([...(call?.requests[0]?.query.keys() ?? [])]).toEqual(['sortBy', 'sortType']);
  await waitFor(() => expect(play.canvas.queryByText(/^Exporting/)).toBeNull());
});

export const Filtered = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    at: '/list/all/2?status=["Locked"]&label=["VIP",""]&products=["Cash"]&mustHaveAllSelectedProducts=true&q=trust&sortBy=InvestmentAmount&sortType=asc',
  },
});
Filtered.test(
  'exports with the filters, the search and the sort order of the list (LIST-034)',
  async (play) => {
    const [call] = exporting().map(recorded);
    if (call) play.msw.use(call.handler);
    await chooseMore(play, entry);
    await first(saved.files);
    const [request] = call?.requests ?? [];
    await expect(request?.params['scope']).toBe('all');
    await expect(Object.fromEntries(request?.query ?? [])).toEqual({
      status: '["Locked"]',
      label: '["VIP",""]',
      products: '["Cash"]',
      mustHaveAllSelectedProducts: 'true',
      q: 'trust',
      sortBy: 'InvestmentAmount',
      sortType: 'asc',
    });
  },
);

/** Shown while the list is being exported. */
export const Running = meta.story({
  args: { scenario: scenario(few, noResponse(exportApplications)) },
  play: async (play) => {
    await chooseMore(play, entry);
    await play.canvas.findByText('Exporting 5 rows');
  },
});
Running.test('says how many rows are exported and cannot be started twice', async (play) => {
  await openMore(play);
  const item = page(play).getByRole('menuitem', { name: /^Export All to CSV/ });
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await expect(item).toHaveTextContent('An export is under way.');
});
Running.test('can be cancelled, which leaves neither a file nor Retry', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel export' }));
  await waitFor(() => expect(canvas.queryByText(/^Exporting/)).toBeNull());
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  await expect(saved.files).toEqual([]);
});

export const PageLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(few, noResponse(exportApplications)) },
});
PageLeft.test('is aborted when the user leaves the page', async (play) => {
  const sent = spyOn(window, 'fetch');
  try {
    await chooseMore(play, entry);
    await play.canvas.findByText('Exporting 5 rows');
    const signal = await waitFor(() => {
      const found = sent.mock.calls.find(
        ([request]) => request instanceof Request && /export/i.test(request.url),
      );
      return found?.[1]?.signal ?? expect.unreachable();
    });
    await expect(signal.aborted).toBe(false);
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Reports' }));
    await play.canvas.findByRole('heading', { level: 1, name: 'Reports' });
    await expect(signal.aborted).toBe(true);
  } finally {
    sent.mockRestore();
  }
});

/** Shown when the export failed. */
export const Failed = meta.story({
  args: { scenario: scenario(few, errorResponse(exportApplications, 500)) },
  play: async (play) => {
    await chooseMore(play, entry);
    await play.canvas.findByRole('button', { name: 'Retry' });
  },
});
Failed.test('shows Retry next to More, no file and no message', async ({ canvas, userEvent, msw }) => {
  await expect(saved.files).toEqual([]);
  await expect(canvas.queryByRole('alert')).toBeNull();
  msw.use(...exporting().map(({ handler }) => handler));
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect((await first(saved.files)).name).toBe('export.csv');
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull());
});
Failed.test('Retry disappears when the query of the list changes', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'trust{Enter}');
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull());
});

export const ConnectionLost = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  args: { scenario: scenario(few, networkError(exportApplications)) },
});
ConnectionLost.test('never saves a truncated file or an error page', async (play) => {
  await chooseMore(play, entry);
  const retry = await play.canvas.findByRole('button', { name: 'Retry' });
  play.msw.use(invalidResponse(exportApplications, '<!doctype html><title>Sign in</title>').handler);
  await play.userEvent.click(retry);
  await expect(await play.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(saved.files).toEqual([]);
});

const million = mock(
  listAllApplications,
  { query: {} },
  { Applications: someApplicationRows(5), MaxPage: 50_000, TotalRows: 1_000_000 },
);

/** Shown before a very large list is exported. */
export const Large = meta.story({
  args: { scenario: scenario(longLists(), million, exporting()) },
  play: async (play) => {
    await play.canvas.findByText('1,000,000');
    await chooseMore(play, entry);
    await page(play).findByRole('dialog', { name: entry });
  },
});
Large.test('shows its size before it starts', async (play) => {
  const { userEvent } = play;
  await expect(page(play).getByText('1,000,000 rows will be exported.')).toBeVisible();
  await userEvent.click(page(play).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
  await expect(saved.files).toEqual([]);
});
Large.test('starts after the confirmation', async (play) => {
  await play.userEvent.click(page(play).getByRole('button', { name: 'Confirm' }));
  await expect((await first(saved.files)).name).toBe('export.csv');
  await expect(page(play).queryByRole('dialog')).toBeNull();
});
