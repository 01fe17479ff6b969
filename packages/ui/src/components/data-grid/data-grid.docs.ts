import type { BlockDocs } from '../../docs/block-docs.ts';

export const dataGridDocs = {
  summary:
    'A page of rows in a real table: pinned edges, server order, selection with ranges, one link a row, one shared row menu. Above 100 rows it lays the page out in blocks of twenty, of which those out of sight cost nothing and can still be found.',
  insteadUse: [
    'A key-value list for the facts of one thing.',
    'A plain table where there is nothing to tick, open or order.',
  ],
  anatomy: `<DataGrid>
  <BusyLine>
  scrolling region, named
    folded head, below 768 px: all rows, what they are ordered by, direction
    table
      head: <SelectAllBox>, headings, sort buttons
      body, or skeleton
        row: checkbox, cells, menu button
          <CellButton> in a cell that opens something
    <GridEmpty>: nothing, or failed with Retry
  <GridRetry>: failed beside rows
  footer, such as <Pagination>
  live region
  tip for cut cells
  <RowMenu>: the menu of one row`,
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Reaches the region, the sort buttons, and in each row its checkbox, link and buttons.',
    },
    {
      keys: 'Arrow keys',
      effect:
        'On the region: scroll it. In a row: go to the next cell, on its control or on the cell itself.',
    },
    { keys: 'Home, End', effect: 'In a row: its first and last cell.' },
    {
      keys: 'Ctrl+Home, Ctrl+End',
      effect: 'In a row: the first cell of the first row, the last cell of the last.',
    },
    {
      keys: 'Enter',
      effect: 'On a sort button: descending first, then to and fro. On the link or on a cell: opens the row.',
    },
    { keys: 'Space', effect: 'On a checkbox: ticks the row, or all rows of the page.' },
    {
      keys: 'Shift+Space',
      effect: 'On a checkbox: ticks every row between this one and the one ticked before.',
    },
    { keys: 'Arrow down', effect: 'On a menu button: opens the menu.' },
    { keys: 'Escape', effect: 'Closes the menu, and the tip of a cut cell.' },
  ],
  attributes: [
    { name: 'aria-sort', on: 'the heading of the order in force', meaning: '`ascending` or `descending`.' },
    { name: 'aria-selected', on: 'each row, with selection', meaning: 'Whether it is ticked.' },
    { name: 'aria-busy', on: 'the table', meaning: 'Rows are on their way, the first or others.' },
    {
      name: 'data-position',
      on: 'each row',
      meaning:
        'Its place on the page, from 0. An element stays with its row; on another page it gets another row, unless it is in use.',
    },
    { name: 'data-sort-key', on: 'each sort button', meaning: 'What the server calls this order.' },
    { name: 'data-row-menu', on: 'each menu button', meaning: 'Opens the menu of its row.' },
    { name: 'data-action', on: 'each cell button', meaning: 'What the handler of the grid is told.' },
    { name: 'data-empty', on: 'a cell button', meaning: 'There is no value yet.' },
    { name: 'data-hint', on: 'an empty cell button', meaning: 'The text drawn in place of the value.' },
    { name: 'data-scrolled-start', on: 'the region', meaning: 'Columns are hidden before the start edge.' },
    { name: 'data-scrolled-end', on: 'the region', meaning: 'Columns are hidden beyond the end edge.' },
    {
      name: 'data-density',
      on: 'the grid, with `density`',
      meaning: '`comfortable` or `compact`, whatever the page has.',
    },
    {
      name: 'data-portal-theme',
      on: 'the grid, with `density`',
      meaning: 'Sizes are derived anew from here on.',
    },
  ],
} as const satisfies BlockDocs;
