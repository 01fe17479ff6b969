import type { BlockDocs } from '../../docs/block-docs.ts';

export const cardTableDocs = {
  summary:
    'A few rows of facts in a card, edge to edge. The first cell heads its row; in a narrow card each row becomes a small list of names and values.',
  insteadUse: [
    'A data grid for a list that is sorted, selected from or paged.',
    'A key-value list for facts about one thing.',
    'The empty sentence of the card where there are no rows.',
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
      meaning: 'The name that stands before its value while rows are stacked.',
    },
  ],
} as const satisfies BlockDocs;
