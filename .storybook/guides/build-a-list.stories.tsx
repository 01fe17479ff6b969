import { expect, waitFor, within } from 'storybook/test';
import preview from '../preview.tsx';
import { Guide } from './guide.tsx';
import { OrderList } from './order-list.example.tsx';
import { readOrders } from './orders.example.ts';

const steps = [
  'Describe the columns outside the component. A row that did not change is not rendered again as long as `columns`, `rowId` and the other functions stay the same.',
  'Keep what the list shows in one query: search text, filters, sort order, page. In an app the query is in the URL, and `hrefFor` of `Pagination` makes real links of the pages.',
  'Tell loading, ready and failed apart by `state`. A failed list keeps its rows and offers Retry, so failure never looks like an empty list.',
  'Show active filters with `FilterChips`, and put the first page into every new query.',
  'Announce the number of results with `announcement`: a screen reader does not notice that rows changed.',
];

function BuildAList({ read }: { read: typeof readOrders }) {
  return (
    <Guide
      title="Build a list"
      summary="A list is a `DataGrid` with a query: what the user searches, filters, sorts and pages."
      steps={steps}
      files={['order-list.tsx', 'orders.ts']}
    >
      <OrderList read={read} />
    </Guide>
  );
}

const meta = preview.meta({
  title: 'Guides/Build a list',
  component: BuildAList,
  args: { read: readOrders },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** How a list is built, with a list that works. */
export const Default = meta.story({ name: 'Build a list' });
Default.test('searches, shows the filter, and clears it', async ({ canvas, userEvent }) => {
  const table = await canvas.findByRole('table', { name: 'Orders' });
  await waitFor(() => expect(within(table).getByText('A-100')).toBeVisible());
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'grace{Enter}');
  await waitFor(() => expect(within(table).queryByText('Ada Lovelace')).toBeNull());
  await expect(within(table).getAllByText('Grace Hopper')).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(within(table).getAllByText('Ada Lovelace')).toHaveLength(2));
  await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(within(table).getByText('A-113')).toBeVisible());
});

export const ReadingFails = meta.story({
  tags: ['!dev'],
  args: { read: async () => Promise.reject(new Error('The server is unavailable.')) },
});
ReadingFails.test('offers Retry instead of an empty list', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
});
