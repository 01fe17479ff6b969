import type { BlockDocs } from '../../docs/block-docs.ts';

export const cardTableDocs = {
  summary:
    'A few rows of facts in a card, edge to edge. The first cell is the header of its row. In a narrow card each row becomes a small list of names and values.',
  insteadUse: [
    'A data grid for a list with sorting, selection or pages.',
    'A key-value list for facts about one item.',
    'The `emptyText` of the card if there are no rows.',
  ],
  anatomy: `<Card flush>
  <CardTable>
    table
      thead, th scope="col"
      tbody
        th scope="row", td`,
  keyboard: [],
  attributes: [
    {
      name: 'data-column',
      on: 'a cell',
      meaning: 'The name shown before the value while rows are stacked.',
    },
  ],
} as const satisfies BlockDocs;
