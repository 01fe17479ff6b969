import { useState } from 'react';
import { Badge } from '../badge/index.ts';
import { DataGridCellButton, DataGrid, type DataGridColumn } from './index.ts';

interface Odd {
  id: string;
  buyer: string | null;
  step: string;
  shelf: string;
}

const rows: Odd[] = [
  { id: '1', buyer: 'W'.repeat(200), step: 'Sent', shelf: 'Shelf '.repeat(40) },
  { id: '2', buyer: 'مرحبا بالعالم '.repeat(20), step: 'a step nobody knows', shelf: '' },
  { id: '3', buyer: '👩‍👩‍👧‍👦'.repeat(60), step: '', shelf: '\ud83d' },
  { id: '4', buyer: null, step: '<b>Sent</b>', shelf: '' },
];

const columns: DataGridColumn<Odd>[] = [
  { id: 'id', header: 'No.', size: 64, pinned: true, link: true, cell: ({ id }) => id },
  { id: 'buyer', header: 'Buyer'.repeat(20), size: 184, pinned: true, cell: ({ buyer }) => buyer },
  {
    id: 'step',
    header: 'Step',
    size: 172,
    unclipped: true,
    cell: ({ step }) => step && <Badge>{step}</Badge>,
  },
  {
    id: 'shelf',
    header: 'Shelf',
    size: 112,
    cell: ({ id, shelf }) => (
      <DataGridCellButton action="shelf" name={`Change shelf of order ${id}`} hint="+ Shelf" value={shelf} />
    ),
  },
];

const labelOf = ({ id }: Odd) => `Select order ${id}`;
const menuLabelOf = ({ id }: Odd) => `Row menu for order ${id}`;
const addressOf = ({ id }: Odd) => `?order=${id}`;

/** Extreme content in a narrow container. */
export function HostileOrders() {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['2', 'gone']));
  return (
    <div role="group" aria-label="Narrow" className="flex h-[300px] w-[200px] flex-col">
      <DataGrid
        label="Orders table"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        selection={selection}
        onSelectionChange={setSelection}
        rowLabel={labelOf}
        rowHref={addressOf}
        rowMenuLabel={menuLabelOf}
      />
    </div>
  );
}
