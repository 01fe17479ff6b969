import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { ColumnChooser } from './column-chooser.tsx';

const Columns = ({ labels, widths }: { labels: readonly string[]; widths?: boolean }) => (
  <Surface>
    <ColumnChooser
      label="Columns"
      widths={widths}
      defaultValue={labels.map((label) => ({ id: label, label, shown: true, width: 160 }))}
    />
  </Surface>
);

export const columnChooserDocs = {
  summary:
    'The columns of a table: whether each is shown, its position and its width. Put it into a dialog next to the table.',
  insteadUse: ['A multi-select for a set of values without an order.'],
  guidance: [
    {
      do: {
        sentence: 'Name the columns as their headings do.',
        Example: () => <Columns labels={['Order', 'Sent on']} widths={false} />,
      },
      dont: {
        sentence: 'Name them as the data does: the reader looks for the heading.',
        Example: () => <Columns labels={['orderId', 'sentTs']} widths={false} />,
      },
    },
  ],
  anatomy: `<ColumnChooser>
  list
    item
      checkbox
      buttons: move up, move down
      field: width
  status: the column moved last and its position`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the controls of each column.' },
    {
      keys: 'Alt+Arrow Up, Alt+Arrow Down',
      effect: 'Moves the column of the focused control; the focus stays.',
    },
    { keys: 'Space', effect: 'Shows or hides the column, on its checkbox.' },
    { keys: 'Arrow Up, Arrow Down', effect: 'Changes the width by a step, in its field.' },
  ],
  attributes: [
    { name: 'aria-valuenow', on: 'the field of a width', meaning: 'The width in px, within its bounds.' },
  ],
} as const satisfies BlockDocs;
