import type { BlockDocs } from '../../docs/block.docs.ts';
import { Card } from '../card/index.ts';
import { CardTable, type CardTableColumn, type CardTableProps } from './card-table.tsx';

interface Director {
  name: string;
  share: string;
  email: string;
}

const directors: readonly Director[] = [
  { name: 'Ada Wren', share: '60%', email: 'ada@wren.example' },
  { name: 'Ben Castell', share: '30%', email: 'ben@castell.example' },
  { name: 'Cleo Dunmore', share: '10%', email: 'cleo@dun.example' },
];
const name: CardTableColumn<Director> = { id: 'name', header: 'Name', cell: (row) => row.name };
const share: CardTableColumn<Director> = { id: 'share', header: 'Share', cell: (row) => row.share };
const email: CardTableColumn<Director> = { id: 'email', header: 'Email', cell: (row) => row.email };

const Directors = (props: Pick<CardTableProps<Director>, 'columns' | 'className'>) => (
  <Card flush heading="Directors" className="w-full max-w-[320px]">
    <CardTable label="Directors" rows={directors} stacks={false} {...props} />
  </Card>
);

export const cardTableDocs = {
  summary:
    'A few rows of facts in a card, edge to edge. The first cell is the header of its row. In a narrow card each row becomes a small list of names and values.',
  insteadUse: [
    'A data grid for a list with sorting, selection or pages.',
    'A key-value list for facts about one item.',
    'The `emptyText` of the card if there are no rows.',
  ],
  guidance: [
    {
      do: {
        sentence: 'In a table of a few rows, let hairlines separate them.',
        Example: () => <Directors columns={[name, { ...share, numeric: true }]} />,
      },
      dont: {
        sentence: 'Zebra stripes: a shaded row looks like a selected one.',
        Example: () => (
          <Directors
            columns={[name, { ...share, numeric: true }]}
            className="[&_tbody_tr:nth-child(odd)>*]:bg-sunken"
          />
        ),
      },
    },
    {
      do: {
        sentence: 'Mute a secondary fact such as an email address, and keep its size.',
        Example: () => <Directors columns={[name, { ...email, muted: true }]} />,
      },
      dont: {
        sentence: 'Set a secondary fact smaller: it is hard to read and leaves the line of its row.',
        Example: () => (
          <Directors
            columns={[name, { ...email, cell: (row) => <small className="text-[10px]">{row.email}</small> }]}
          />
        ),
      },
    },
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
