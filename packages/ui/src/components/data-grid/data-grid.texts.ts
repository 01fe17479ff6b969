export const dataGridTexts = {
  /** Name of the checkbox in the header. */
  selectAllLabel: 'Select all rows on this page',
  /** Name of the checkbox of a row without a name. */
  selectRowLabel: 'Select row',
  /** Instead of rows. */
  emptyText: 'No Results.',
  /** Button after rows could not be read. */
  retryText: 'Retry',
  /** Label of the choice of a sort column in narrow windows. */
  sortBy: 'Sort by',
  /** Entry of that choice while no column is sorted. */
  unsorted: 'Default',
  /** Name of the button that changes the direction, while it is ascending. */
  ascending: 'Direction: ascending',
  /** Name of the button that changes the direction, while it is descending. */
  descending: 'Direction: descending',
  /** Name of a cell that opens something: its text, then what the button does and to which row. */
  cellButtonName: ({ value, name }: { value: string; name: string }) => `${value}, ${name}`,
} as const;
