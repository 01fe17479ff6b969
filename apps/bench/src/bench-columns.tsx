import { Badge, type BadgeTone } from '@portal/ui/badge';
import { Chip } from '@portal/ui/chip';
import { DataGridCellButton, type DataGridColumn } from '@portal/ui/data-grid';
import { ProgressRing } from '@portal/ui/progress-ring';
import { money, shortDate } from './bench-formats.ts';
import type { BenchRow } from './bench-rows.ts';

type Column = DataGridColumn<BenchRow>;

const text = (id: string, header: string, size: number, cell: (row: BenchRow) => string): Column => ({
  id,
  header,
  size,
  cell,
});

/** A date, an amount or a count: never as long as its column is wide, so nothing has to be cut. */
const short = (...column: Parameters<typeof text>): Column => ({ ...text(...column), unclipped: true });

const toneOf = (status: string): BadgeTone =>
  status === 'Complete' ? 'success' : status === 'Documents pending' ? 'pending' : 'neutral';

const shownProducts = 3;

/** The 25 columns of the list under the headings, in the widths and with the texts that every page of the bench has. */
export const benchColumns: readonly Column[] = [
  {
    ...short('id', 'ID', 90, ({ id }) => String(id)),
    pinned: true,
    link: true,
    sortKey: 'id',
    fold: 'id',
  },
  { ...text('clientEmail', 'Email', 220, ({ email }) => email), muted: true },
  { ...text('clientName', 'Client Name', 150, ({ clientName }) => clientName), strong: true, fold: 'title' },
  {
    ...short('created', 'Created Date', 130, ({ created }) => shortDate(created)),
    sortKey: 'created',
    fold: 'date',
  },
  text('owner', 'Owner', 150, ({ owner }) => owner),
  {
    id: 'percent',
    header: 'Complete',
    size: 110,
    fold: 'ring',
    skeleton: 'dot',
    unclipped: true,
    cell: ({ percent }) => [
      <ProgressRing key="ring" value={percent} className="bench-ring" />,
      `${percent}%`,
    ],
  },
  short('docsRequired', 'Docs Required', 130, ({ docsRequired }) => docsRequired),
  {
    id: 'status',
    header: 'Status',
    size: 170,
    fold: 'status',
    skeleton: 'pill',
    unclipped: true,
    cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge>,
  },
  text('label', 'Label', 110, ({ label }) => label),
  text('tag', 'Tag', 110, ({ tag }) => tag),
  { ...text('externalId', 'External ID', 130, ({ externalId }) => externalId), muted: true },
  {
    ...short('completed', 'Date Completed', 150, ({ completed }) => shortDate(completed)),
    sortKey: 'completed',
  },
  {
    id: 'assignee',
    header: 'Assignee',
    size: 170,
    cell: ({ id, assignee }) => (
      <DataGridCellButton
        action="assign"
        name={`Change assignee of ${id}`}
        hint="+ Assign"
        value={assignee ?? 'Assign'}
      />
    ),
  },
  {
    ...short('lastDocument', 'Last Document', 150, ({ lastDocument }) => shortDate(lastDocument)),
    sortKey: 'lastDocument',
  },
  { ...short('documents', 'Documents', 110, ({ documents }) => String(documents)), align: 'end' },
  text('language', 'Language', 110, ({ language }) => language),
  { ...text('promoCode', 'Promo Code', 120, ({ promoCode }) => promoCode), muted: true },
  text('signingMode', 'Signing Mode', 130, ({ signingMode }) => signingMode),
  { ...text('accountNumber', 'Account Number', 150, ({ accountNumber }) => accountNumber), muted: true },
  text('type', 'Type', 110, ({ type }) => type),
  { ...short('uploads', 'User Uploads', 120, ({ uploads }) => String(uploads)), align: 'end' },
  text('subBrand', 'Sub-brand', 110, ({ subBrand }) => subBrand),
  {
    id: 'products',
    header: 'Products',
    size: 360,
    cell: ({ products }) => [
      ...products.slice(0, shownProducts).map((name, place) => (
        <Chip key={place} size="sm" className="bench-chip">
          {name}
        </Chip>
      )),
      products.length > shownProducts && (
        <Chip key="more" size="sm" title={products.slice(shownProducts).join(', ')}>
          {`+${products.length - shownProducts}`}
        </Chip>
      ),
    ],
  },
  text('accountName', 'Account Name', 160, ({ accountName }) => accountName),
  {
    ...short('investment', 'Investment', 130, ({ investment }) => money(investment)),
    align: 'end',
    sortKey: 'investment',
  },
];
