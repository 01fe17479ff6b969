import { getColumns, listAllApplications, listMyApplications } from '@portal/api/contract';
import {
  anApplicationDetail,
  detailOf,
  lists,
  handlersOf,
  longLists,
  mock,
  errorResponse,
  scenario,
  someApplicationRows,
  noResponse,
  delayed,
  type Mock,
  applicationListReply,
  recorded,
} from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { arriveAt } from '../../../testing/play.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List',
  component: PortalStory,
  args: { at: '/list', scenario: longLists() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

/** Shows the user's own applications. */
export const Default = meta.story({
  args: { scenario: scenario(detailOf(anApplicationDetail({ ApplicationId: 1147 })), longLists()) },
  tags: ['state:list.page.my-apps'],
});
Default.test(
  "shows the first twenty of the user's own applications (LIST-001, LIST-007, LIST-008, LIST-009, LIST-010, LIST-012, LIST-096, CONST-001)",
  async ({ canvas }) => {
    await expect(await canvas.findByText('1 - 20 of 25')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Applications 25' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Apps' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByRole('checkbox', { name: /^Select application \d+$/ })).toHaveLength(20);
  },
);
Default.test(
  'has no filter, no sort order and no selection by default (LIST-051)',
  async ({ canvas, canvasElement }) => {
    await canvas.findByText('1 - 20 of 25');
    await expect(canvas.queryByText('Results filtered:')).toBeNull();
    await expect(canvasElement.querySelector('[aria-sort=descending], [aria-sort=ascending]')).toBeNull();
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    await expect(canvas.queryByText(/selected/)).toBeNull();
  },
);
Default.test(
  'a click on a row opens its application, a click on its checkbox does not (LIST-097, LIST-098, LIST-100)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select application 1147' }));
    await arriveAt({ canvas }, '/list');
    await expect(canvas.getByRole('checkbox', { name: 'Select application 1147' })).toBeChecked();
    await userEvent.click(canvas.getByText('noor.bergqvist@post.example'));
    await arriveAt({ canvas }, '/application/1147?from=my');
  },
);

/** Shown while the first page of rows is loading. */
export const Loading = meta.story({
  args: { scenario: scenario(longLists(), noResponse(listMyApplications)) },
  tags: ['state:list.page.loading'],
});
Loading.test('shows no number until the rows are loaded', async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull();
  await expect(canvas.getByRole('searchbox', { name: 'Search applications' })).toBeEnabled();
  await expect(canvas.queryByText('No Results.')).toBeNull();
});

/** Shows all applications that the user may see. */
export const AllApps = meta.story({ args: { at: '/list/all' }, tags: ['state:list.page.all-apps'] });
AllApps.test(
  'shows every application that the user may see, newest first (LIST-002, LIST-010, LIST-084, LIST-085, CONST-022)',
  async ({ canvas }) => {
    await expect(await canvas.findByText('1 - 20 of 147')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Applications 147' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All Apps' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByRole('link', { name: /^\d{4}$/ })[0]).toHaveTextContent('1147');
  },
);
AllApps.test(
  'keeps the search when the user switches to the other list (LIST-015)',
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Marchetti{Enter}');
    await arriveAt({ canvas }, '/list/all?q=Marchetti');
    await userEvent.click(canvas.getByRole('link', { name: 'My Apps' }));
    await arriveAt({ canvas }, '/list?q=Marchetti');
    await expect(await canvas.findByText('Search for', { exact: false })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Applications 3' })).toBeVisible();
  },
);

/** Shown when there are no applications. */
export const Empty = meta.story({ args: { scenario: lists([], []) }, tags: ['state:list.page.empty'] });
Empty.test("shows only 'No Results.' (LIST-103, ERR-011)", async ({ canvas }) => {
  await expect(await canvas.findByText('No Results.')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Applications 0' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  await expect(canvas.queryByText(/ of 0/)).toBeNull();
  await expect(canvas.queryByRole('navigation', { name: /page/i })).toBeNull();
});

/** Shown when a search finds nothing. */
export const SearchWithoutResult = meta.story({
  args: { at: '/list?q=zzz' },
  tags: ['state:list.page.search-without-result'],
});
SearchWithoutResult.test(
  'shows the text of the search (LIST-048, LIST-052, LIST-083)',
  async ({ canvas }) => {
    await expect(await canvas.findByText('No Results.')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search applications' })).toHaveValue('zzz');
    await expect(canvas.getByText('Results filtered:')).toBeVisible();
    await expect(canvas.getByTitle('Search for: zzz')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Applications 0' })).toBeVisible();
  },
);
SearchWithoutResult.test(
  'clearing the search shows every row again (LIST-049)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findByText('1 - 20 of 25')).toBeVisible();
    await arriveAt({ canvas }, '/list');
  },
);

/** Shown when the rows could not be loaded. */
export const Failed = meta.story({
  args: { scenario: scenario(longLists(), errorResponse(listMyApplications, 500)) },
  tags: ['state:list.page.failed'],
});
Failed.test(
  "shows 'No Results.' and 'Retry' without an error message (LIST-104)",
  async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('No Results.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('searchbox')).toBeEnabled();
    msw.use(
      ...longLists()
        .filter((call) => call.endpoint === listMyApplications)
        .map((call) => call.handler),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('1 - 20 of 25')).toBeVisible();
  },
);

/** Shown when the column configuration could not be loaded. */
export const ColumnsFailed = meta.story({
  args: { scenario: scenario(longLists(), errorResponse(getColumns, 500)) },
});
ColumnsFailed.test('Retry loads the columns again', async ({ canvas, msw, userEvent }) => {
  await expect(await canvas.findByText('No Results.')).toBeVisible();
  msw.use(...handlersOf(longLists()));
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(await canvas.findByRole('link', { name: '1147' })).toBeVisible();
});
ColumnsFailed.test('has no heading without a name', async ({ canvas }) => {
  await expect(await canvas.findByText('No Results.')).toBeVisible();
  await expect(canvas.queryAllByRole('columnheader', { name: '' })).toEqual([]);
});

/** Shown when the server does not permit the list. */
export const Refused = meta.story({
  args: { scenario: scenario(longLists(), errorResponse(listMyApplications, 403)) },
});
Refused.test('looks empty and offers no Retry', async ({ canvas }) => {
  await expect(await canvas.findByText('No Results.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
});

/** Shows the list that a user refreshes. */
export const Refreshing = meta.story({
  tags: ['state:list.page.refreshing'],
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select application 1147' }));
    msw.use(noResponse(listMyApplications).handler);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  },
});
Refreshing.test('keeps the rows and the selection while it refetches', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-disabled', 'true');
  await expect(canvas.getByRole('link', { name: '1147' })).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: 'Select application 1147' })).toBeChecked();
});
export const Refreshed = meta.story({ tags: ['!dev', '!autodocs'] });
Refreshed.test('announces the list after each refresh', async ({ canvas, msw, userEvent }) => {
  await canvas.findByRole('link', { name: '1147' });
  await expect(canvas.getByRole('table', { name: 'Applications table' })).toBeVisible();
  const announced = () => canvas.queryByText(/^\d+ applications/, { selector: '[role=status]' });
  await expect(announced()).toBeNull();
  for (let time = 0; time < 2; time += 1) {
    const held = delayed(longLists().find(({ endpoint }) => endpoint === listMyApplications) as Mock);
    msw.use(held.handler);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(announced()).toBeNull());
    held.respond();
    await waitFor(() => expect(announced()).not.toBeNull());
  }
});
Refreshed.test('deselects rows that no longer exist', async ({ canvas, msw, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select application 1147' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select application 1146' }));
  msw.use(...lists(someApplicationRows(24, 1146)).map((call) => call.handler));
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  await expect(await canvas.findByText('1 - 20 of 24')).toBeVisible();
  await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
});

export const PageBeyondTheEnd = meta.story({ tags: ['!dev', '!autodocs'], args: { at: '/list/all/99' } });
PageBeyondTheEnd.test('redirects to the last page', async ({ canvas }) => {
  await expect(await canvas.findByText('141 - 147 of 147')).toBeVisible();
  await arriveAt({ canvas }, '/list/all/8');
});

/** Shows a list whose address sets filters, search, sort order and page. */
export const DeepLink = meta.story({
  args: {
    at: '/list/all/2/5?status=["Locked","Complete"]&assignee=["G-ANN"]&products=["Cash","Gold"]&sortBy=DateCreated&sortType=asc&q=a',
  },
});
DeepLink.test(
  'requests what the address says and shows it as chips (LIST-006, LIST-081, LIST-088)',
  async ({ canvas, msw, userEvent }) => {
    const calls = recorded(
      mock(listAllApplications, { query: {} }, applicationListReply(someApplicationRows(147))),
    );
    await expect(await canvas.findByTitle('Assignee: Ann Able')).toBeVisible();
    for (const chip of ['Search for: a', 'Status: Locked, Complete', 'Products: Cash, Gold']) {
      await expect(canvas.getByTitle(chip)).toBeVisible();
    }
    await canvas.findAllByRole('button', { name: /^Row menu/ });
    msw.use(calls.handler);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(calls.requests).toHaveLength(1));
    await expect(Object.fromEntries(calls.requests[0]?.query ?? [])).toEqual({
      pageNo: '2',
      rowsPerPage: '5',
      status: '["Locked","Complete"]',
      assignee: '["G-ANN"]',
      products: '["Cash","Gold"]',
      q: 'a',
      sortBy: 'DateCreated',
      sortType: 'asc',
    });
  },
);
DeepLink.test(
  'Clear removes the filters and keeps the sort order (LIST-060)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Clear' }));
    await arriveAt({ canvas }, '/list/all/1/5?sortBy=DateCreated&sortType=asc');
    await expect(await canvas.findByText(/^147 applications, page 1 of 30/)).toBeInTheDocument();
  },
);
