import type { BlockDocs } from '../../docs/block-docs.ts';

export const dataGridDocs = {
  summary:
    'A page of rows in a real table: pinned columns, sorting by the server, selection with ranges, a link in each row, and one shared row menu. Above 100 rows it is laid out in blocks of twenty: those outside the viewport cost nothing, and find in page still works.',
  insteadUse: [
    'A key-value list for the facts of one item.',
    'A card table for rows that are not selected, opened or sorted.',
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
