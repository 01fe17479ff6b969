import type { BlockDocs } from '../../docs/block.docs.ts';
import { DataGrid, type DataGridProps } from './data-grid.tsx';
import type { DataGridColumn } from './index.ts';

interface Loan {
  name: string;
  amount: string;
  broker: string;
}

const loans: readonly Loan[] = [
  { name: 'Ada Wren', amount: '1,240,000', broker: '' },
  { name: 'Ben Castell', amount: '86,500', broker: 'Quay Finance' },
  { name: 'Cleo Dunmore', amount: '4,000', broker: '' },
];
const name: DataGridColumn<Loan> = {
  id: 'name',
  header: 'Name',
  size: 150,
  strong: true,
  fold: 'title',
  cell: (row) => row.name,
};
const amount: DataGridColumn<Loan> = {
  id: 'amount',
  header: 'Amount',
  size: 130,
  align: 'end',
  fold: 'id',
  cell: (row) => row.amount,
};
const broker: DataGridColumn<Loan> = {
  id: 'broker',
  header: 'Broker',
  size: 130,
  fold: 'status',
  cell: (row) => row.broker,
};
const idOf = (row: Loan) => row.name;
const nothing = () => undefined;

const Loans = (
  props: Pick<DataGridProps<Loan>, 'columns' | 'state' | 'onRetry'> & { rows?: readonly Loan[] },
) => (
  <div className="w-full max-w-[340px] overflow-hidden rounded-lg border border-border bg-surface">
    <DataGrid label="Loans" rows={loans} rowId={idOf} {...props} />
  </div>
);

export const dataGridDocs = {
  summary:
    'A page of rows in a real table: pinned columns, sorting by the server, selection with ranges, a link in each row, and one shared row menu. Above 100 rows it is laid out in blocks of twenty: those outside the viewport cost nothing, and find in page still works.',
  insteadUse: [
    'A key-value list for the facts of one item.',
    'A card table for rows that are not selected, opened or sorted.',
  ],
  guidance: [
    {
      do: {
        sentence: 'If a refresh fails, keep rows, filters and page, and offer Retry.',
        Example: () => <Loans columns={[name, amount]} state="failed" onRetry={nothing} />,
      },
      dont: {
        sentence: 'Empty the list and return to page 1 because a refresh failed.',
        Example: () => <Loans columns={[name, amount]} rows={[]} state="failed" onRetry={nothing} />,
      },
    },
    {
      do: {
        sentence: 'Align amounts at the end, in digits of equal width.',
        Example: () => <Loans columns={[name, amount]} />,
      },
      dont: {
        sentence: 'Centre amounts: hundreds and thousands look the same.',
        Example: () => (
          <Loans
            columns={[
              name,
              {
                ...amount,
                align: 'start',
                cell: (row) => <span className="block text-center">{row.amount}</span>,
              },
            ]}
          />
        ),
      },
    },
    {
      do: {
        sentence: 'In a wide grid, leave a cell without a value empty.',
        Example: () => <Loans columns={[name, broker]} />,
      },
      dont: {
        sentence: 'A dash in every gap: it hides the few values that exist.',
        Example: () => <Loans columns={[name, { ...broker, cell: (row) => row.broker || '–' }]} />,
      },
    },
  ],
  anatomy: `<DataGrid>, or its parts:
<DataGridRoot>
  <DataGridBusyLine>
  <DataGridViewport>
    <DataGridFoldedHeader>, below 768 px: select all, sort by, direction
    table
      header: <DataGridSelectAll>, headings, sort buttons
      body, or skeleton
        row: checkbox, cells, menu button
          <DataGridCellButton>, in a cell that opens something
    <DataGridEmpty>: no rows, or failed with Retry
  <DataGridRetry>, if rows remain after a failure
  footer, such as <Pagination>
  live region
  tooltip of truncated cells
  <DataGridRowMenu>`,
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Reaches the region, the sort buttons, and in each row its checkbox, link and buttons.',
    },
    {
      keys: 'Arrow keys',
      effect:
        'On the region: scroll it. In a row: move to the next cell, to its control or to the cell itself.',
    },
    { keys: 'Home, End', effect: 'In a row: its first and last cell.' },
    {
      keys: 'Ctrl+Home, Ctrl+End',
      effect: 'In a row: the first cell of the first row, the last cell of the last.',
    },
    {
      keys: 'Enter',
      effect: 'On a sort button: sorts descending, then alternates. On the link or on a cell: opens the row.',
    },
    { keys: 'Space', effect: 'On a checkbox: selects the row, or all rows of the page.' },
    {
      keys: 'Shift+Space',
      effect: 'On a checkbox: selects every row from the last selected one to this one.',
    },
    { keys: 'Arrow down', effect: 'On a menu button: opens the menu.' },
    { keys: 'Escape', effect: 'Closes the menu, and the tooltip of a truncated cell.' },
  ],
  attributes: [
    { name: 'aria-sort', on: 'the heading of the sorted column', meaning: '`ascending` or `descending`.' },
    { name: 'aria-selected', on: 'each row, with selection', meaning: 'Whether it is selected.' },
    { name: 'aria-busy', on: 'the table', meaning: 'Rows are loading.' },
    {
      name: 'data-position',
      on: 'each row',
      meaning:
        'Its index on the page, from 0. An element stays with its row; on another page it is reused for another row, unless it is in use.',
    },
    {
      name: 'data-sort-key',
      on: 'each sort button',
      meaning: "The server's name for sorting by this column.",
    },
    { name: 'data-row-menu', on: 'each menu button', meaning: 'Opens the menu of its row.' },
    { name: 'data-action', on: 'each cell button', meaning: 'The first argument of `onCellAction`.' },
    { name: 'data-empty', on: 'a cell button', meaning: 'There is no value yet.' },
    { name: 'data-hint', on: 'an empty cell button', meaning: 'The text shown instead of the value.' },
    { name: 'data-scrolled-start', on: 'the region', meaning: 'Columns are hidden before the start edge.' },
    { name: 'data-scrolled-end', on: 'the region', meaning: 'Columns are hidden beyond the end edge.' },
    {
      name: 'data-density',
      on: 'the grid, with `density`',
      meaning: '`comfortable` or `compact`, independent of the page.',
    },
    {
      name: 'data-portal-theme',
      on: 'the grid, with `density`',
      meaning: 'Sizes are derived again for this element.',
    },
  ],
} as const satisfies BlockDocs;
