import { getColumns, listAllApplications, type ColumnName } from '@portal/api/contract';
import {
  allColumns,
  anApplicationRow,
  columnConfigurationOf,
  applicationListReply,
  applicationListOf,
  longLists,
  mock,
  recorded,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { arriveAt } from '../../../testing/play.ts';
import { tick } from '../story-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List/Order and pages',
  component: PortalStory,
  args: { at: '/list/all', scenario: longLists() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const sortedAndNot: ColumnName[] = [
  'ID',
  'ClientName',
  'CreatedDate',
  'Status',
  'DateCompleted',
  'LastDocumentUploadDate',
  'InvestmentAmount',
];
const sortable = ['Created date', 'Date completed', 'Last document upload', 'Investment amount'];

/** Shows the list sorted by a column in descending order. */
export const Default = meta.story({
  args: {
    at: '/list/all?sortBy=DateCreated',
    scenario: scenario(longLists(), mock(getColumns, {}, columnConfigurationOf(sortedAndNot))),
  },
  tags: ['state:list.sort.descending'],
});
Default.test('marks the heading of the sorted column (LIST-117, LIST-122)', async ({ canvas }) => {
  const heading = await canvas.findByRole('columnheader', { name: 'Created date' });
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
});
Default.test(
  'exactly four headings can be sorted (LIST-117, LIST-118, LIST-119, LIST-120, LIST-121)',
  async ({ canvas }) => {
    await canvas.findByText('1 - 20 of 147');
    const headings = canvas.getAllByRole('columnheader');
    const pressable = headings.filter((heading) => within(heading).queryByRole('button'));
    await expect(pressable.map((heading) => heading.textContent)).toEqual(sortable);
  },
);
Default.test(
  'a second press reverses the order, and another heading starts descending (LIST-117, LIST-118, LIST-122, LIST-123, LIST-124, LIST-125)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Created date' }));
    await arriveAt({ canvas }, '/list/all?sortBy=DateCreated&sortType=asc');
    await userEvent.click(canvas.getByRole('button', { name: 'Created date' }));
    await arriveAt({ canvas }, '/list/all?sortBy=DateCreated');
    await userEvent.click(canvas.getByRole('button', { name: 'Date completed' }));
    await arriveAt({ canvas }, '/list/all?sortBy=DateCompleted');
    await canvas.findByText(/sorted by Date completed, descending$/);
  },
);
Default.test('announces the number of rows and their order', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Created date' }));
  await expect(
    await canvas.findByText('147 applications, page 1 of 8, sorted by Created date, ascending'),
  ).toBeInTheDocument();
});

/** Shows the list sorted by a column in ascending order. */
export const Ascending = meta.story({
  args: {
    at: '/list/all?sortBy=InvestmentAmount&sortType=asc',
    scenario: scenario(
      applicationListOf([
        anApplicationRow(1003, { InvestmentAmount: 10_000 }),
        anApplicationRow(1002, { InvestmentAmount: null }),
        anApplicationRow(1001, { InvestmentAmount: 900 }),
      ]),
      allColumns(),
    ),
  },
  tags: ['state:list.sort.ascending'],
});
Ascending.test('sorts 900 before 10,000, and empty values last (LIST-120)', async ({ canvas }) => {
  await canvas.findByText('1 - 3 of 3');
  const ids = canvas.getAllByRole('link', { name: /^\d{4}$/ }).map((link) => link.textContent);
  await expect(ids).toEqual(['1001', '1003', '1002']);
  await expect(canvas.getByRole('columnheader', { name: 'Investment amount' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

/** Shows the pagination in the middle of a long list. */
export const MiddlePage = meta.story({
  args: {
    at: '/list/all/10',
    scenario: scenario(applicationListOf(someApplicationRows(600, 1600))),
  },
  tags: ['state:list.pagination.middle-page'],
});
MiddlePage.test(
  'shows seven page numbers around the current page, and the first and last page (LIST-105, LIST-106, LIST-107, LIST-108, LIST-109, CONST-002)',
  async ({ canvas }) => {
    const current = await canvas.findByRole('link', { name: 'Page 10' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    const numbers = canvas.getAllByRole('link', { name: /^Page \d+$/ }).map((link) => link.textContent);
    await expect(numbers).toEqual(['1', '7', '8', '9', '10', '11', '12', '13', '30']);
    await expect(canvas.getAllByText('…')).toHaveLength(2);
    await expect(canvas.getByText('181 - 200 of 600')).toBeVisible();
  },
);
MiddlePage.test(
  'near the start there is one gap and no link to the first page or the previous page (LIST-106, LIST-108)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 1' }));
    await expect(await canvas.findByText('1 - 20 of 600')).toBeVisible();
    await expect(await canvas.findByText('600 applications, page 1 of 30')).toBeInTheDocument();
    await expect(canvas.getAllByText('…')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
);
MiddlePage.test('prefetches a page when its number gets the focus', async ({ canvas, msw }) => {
  const calls = recorded(
    mock(listAllApplications, { query: {} }, applicationListReply(someApplicationRows(600, 1600))),
  );
  const next = await canvas.findByRole('link', { name: 'Page 11' });
  msw.use(calls.handler);
  next.focus();
  await waitFor(() => expect(calls.requests.map(({ query }) => query.get('pageNo'))).toEqual(['11']));
});
MiddlePage.test(
  'prefetches only the page whose link is reached, and only once (LIST-111)',
  async ({ canvas, msw, userEvent }) => {
    const calls = recorded(
      mock(listAllApplications, { query: {} }, applicationListReply(someApplicationRows(600, 1600))),
    );
    const next = await canvas.findByRole('link', { name: 'Next page' });
    msw.use(calls.handler);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    await expect(calls.requests).toEqual([]);
    await userEvent.hover(next);
    await waitFor(() => expect(calls.requests).toHaveLength(1));
    await userEvent.click(next);
    await expect(await canvas.findByText('201 - 220 of 600')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '1400' })).toBeVisible();
    await expect(calls.requests.map(({ query }) => query.get('pageNo'))).toEqual(['11']);
  },
);

/** Shows the pagination of a short list, without gaps. */
export const FivePages = meta.story({
  args: { scenario: scenario(applicationListOf(someApplicationRows(100))) },
});
FivePages.test('shows all page numbers without a gap (LIST-108)', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Page 5' })).toBeVisible();
  await expect(canvas.queryByText('…')).toBeNull();
});

export const SecondPage = meta.story({ tags: ['!dev', '!autodocs'], args: { at: '/list/2' } });
SecondPage.test(
  "the second page of the user's own list continues after the first (LIST-001, LIST-003, LIST-111)",
  async ({ canvas }) => {
    await expect(await canvas.findByText('21 - 25 of 25')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^\d{4}$/ })[0]).toHaveTextContent('1127');
  },
);

export const ThirdPage = meta.story({ tags: ['!dev', '!autodocs'], args: { at: '/list/all/3' } });
ThirdPage.test(
  'another sort order starts on page 1 with no row selected (LIST-004, LIST-091, LIST-094)',
  async (play) => {
    const { canvas, userEvent } = play;
    await expect(await canvas.findByText('41 - 60 of 147')).toBeVisible();
    await tick(play, 1107, 1106);
    await userEvent.click(canvas.getByRole('button', { name: 'Created date' }));
    await arriveAt(play, '/list/all?sortBy=DateCreated');
    await canvas.findByText('147 applications, page 1 of 8, sorted by Created date, descending');
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  },
);

/** Shows the last page of the list. */
export const LastPage = meta.story({
  args: { at: '/list/all/8' },
  tags: ['state:list.pagination.last-page'],
});
LastPage.test('the range ends at the total (LIST-112)', async ({ canvas }) => {
  await expect(await canvas.findByText('141 - 147 of 147')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});
LastPage.test('keeps the filters when the page changes (LIST-110)', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox'), 'trust{Enter}');
  await arriveAt({ canvas }, '/list/all?q=trust');
  await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }));
  await arriveAt({ canvas }, '/list/all/2?q=trust');
  await expect(await canvas.findByText('147 applications, page 2 of 8')).toBeInTheDocument();
});
