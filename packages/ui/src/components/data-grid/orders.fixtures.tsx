import { useMemo, useState } from 'react';
import { Ban, ExternalLink } from 'lucide';
import { Badge } from '../badge/index.ts';
import { ChipList } from '../chip/index.ts';
import { ProgressRing } from '../progress-ring/index.ts';
import { Pagination } from '../pagination/index.ts';
import { DataGridCellButton, DataGrid, type DataGridColumn, type DataGridProps } from './index.ts';

export interface Order {
  id: number;
  buyer: string;
  mail: string;
  placed: string;
  packed: number;
  step: string;
  shelf: string;
  total: string;
  parts: string[];
}

const buyers = [
  'Ada Brook',
  'Ben Castell',
  'Cleo Dunmore-Fairweather of Long Valley',
  'Dev Easton',
  'Edie Fox',
];
const steps = ['Waiting for parts', 'Sent', 'In packing', 'Draft', 'Checked'];

/** The orders of one page, newest first. */
export function orders(page = 1, size = 20): Order[] {
  return Array.from({ length: size }, (_, index) => {
    const number = 900 - (page - 1) * size - index;
    const buyer = buyers[number % 5] ?? '';
    return {
      id: number,
      buyer,
      mail: `${buyer.toLowerCase().replaceAll(' ', '.')}@post.example`,
      placed: `${String((number % 28) + 1).padStart(2, '0')} Nov 09:${String(number % 60).padStart(2, '0')}`,
      packed: (number * 13) % 101,
      step: steps[number % 5] ?? '',
      shelf: number % 3 === 0 ? '' : `Shelf ${number % 7}`,
      total: number % 4 === 0 ? '' : `${(number % 9) + 1},${String(number % 1000).padStart(3, '0')}`,
      parts: ['Lamp', 'Frame', 'Glass', 'Stand', 'Cable'].slice(0, (number % 5) + 1),
    };
  });
}

/** Counts renders, for the tests of the render budget. */
export const drawn = { rows: 0, cells: 0 };

const plain = (id: string, header: string, cell: (order: Order) => string, size = 116) => ({
  id,
  header,
  size,
  cell: (order: Order) => {
    drawn.cells += 1;
    return cell(order);
  },
});

export const orderColumns: DataGridColumn<Order>[] = [
  { ...plain('id', 'No.', ({ id }) => String(id), 64), pinned: true, link: true, fold: 'id' },
  { ...plain('buyer', 'Buyer', ({ buyer }) => buyer, 184), pinned: true, strong: true, fold: 'title' },
  { ...plain('mail', 'Email', ({ mail }) => mail, 224), muted: true },
  { ...plain('placed', 'Placed', ({ placed }) => placed, 122), sortKey: 'Placed', fold: 'date' },
  plain('clerk', 'Clerk', ({ id }) => `Clerk ${id % 6}`),
  {
    id: 'packed',
    header: 'Packed',
    size: 90,
    fold: 'ring',
    skeleton: 'dot',
    cell: ({ packed }) => (
      <span className="inline-flex items-center gap-2 align-middle">
        <ProgressRing value={packed} />
        {packed}%
      </span>
    ),
  },
  plain('papers', 'Papers', ({ id }) => (id % 3 === 0 ? 'Required' : ''), 106),
  {
    id: 'step',
    header: 'Step',
    size: 172,
    fold: 'status',
    skeleton: 'pill',
    unclipped: true,
    cell: ({ step }) => (
      <Badge tone={step === 'Sent' ? 'success' : step === 'Waiting for parts' ? 'pending' : 'neutral'}>
        {step}
      </Badge>
    ),
  },
  {
    id: 'shelf',
    header: 'Shelf',
    size: 112,
    cell: ({ id, shelf }) => (
      <DataGridCellButton action="shelf" name={`Change shelf of order ${id}`} hint="+ Shelf" value={shelf} />
    ),
  },
  ...Array.from({ length: 13 }, (_, index) =>
    plain(`fact-${index}`, `Fact ${index + 1}`, ({ id }) => (id % 2 === 0 ? `F${index}-${id}` : '')),
  ),
  {
    id: 'parts',
    header: 'Parts',
    size: 268,
    text: ({ parts }) => parts.join(', '),
    cell: ({ parts }) => <ChipList names={parts} size="sm" />,
  },
  plain('account', 'Account name', ({ buyer }) => `${buyer} Pty Ltd`, 232),
  { ...plain('total', 'Total', ({ total }) => total, 160), align: 'end', sortKey: 'Total' },
];

const orderLabel = ({ id }: Order) => {
  drawn.rows += 1;
  return `Select order ${id}`;
};
const orderMenuLabel = ({ id }: Order) => `Row menu for order ${id}`;
const orderHref = ({ id }: Order) => `#order-${id}`;

export interface OrdersProps extends Partial<DataGridProps<Order>> {
  onHoldOrder?: ((order: Order) => void) | undefined;
  pages?: number | undefined;
}

/** The grid as a page uses it, with controlled selection, sort order and page. */
export function Orders({ onHoldOrder, onSortChange, pages = 8, ...props }: OrdersProps) {
  const [page, setPage] = useState(1);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState(props.sort);
  const fetched = useMemo(() => orders(page), [page]);
  const rows = props.rows ?? fetched;
  return (
    <div className="flex h-[560px] flex-col border border-border">
      <DataGrid
        label="Orders table"
        columns={orderColumns}
        rowId={({ id }) => String(id)}
        selection={selection}
        onSelectionChange={setSelection}
        rowLabel={orderLabel}
        rowHref={orderHref}
        rowMenuLabel={orderMenuLabel}
        rowMenuItems={(order) => [
          {
            id: 'open',
            label: 'Open in New Tab',
            icon: ExternalLink,
            href: orderHref(order),
            target: '_blank',
          },
          {
            id: 'hold',
            label: 'Hold order',
            icon: Ban,
            tone: 'danger',
            onSelect: () => onHoldOrder?.(order),
          },
        ]}
        footer={
          rows.length > 0 && (
            <Pagination
              page={page}
              pageSize={20}
              total={pages * 20}
              note={selection.size > 0 && `${selection.size} selected`}
              hrefFor={(target) => `#page-${target}`}
              renderLink={({ href, ...link }) => (
                <a
                  {...link}
                  href={href}
                  onClick={(event) => {
                    event.preventDefault();
                    setPage(Number(href.split('-')[1]));
                    setSelection(new Set());
                  }}
                />
              )}
            />
          )
        }
        {...props}
        rows={rows}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          onSortChange?.(next);
        }}
      />
    </div>
  );
}
