import {
  verificationTone,
  type CompanyVerification,
  type IndividualVerification,
} from '@portal/api/contract';
import type { VerificationService } from '@portal/api/queries';
import { formatAcn } from '@portal/ui/acn-input';
import { Badge } from '@portal/ui/badge';
import type { DataGridColumn } from '@portal/ui/data-grid';
import type { ReactNode } from 'react';
import { Link } from '../../../app/portal-link.tsx';
import { hrefs } from '../../../app/paths.ts';
import { verificationListDate } from '../../../formats/iso-dates.ts';
import { idColumnSize } from '../../../listing/id-column.ts';
import { ReferenceTag } from '../reference/reference-tag.tsx';
import { ReportButton } from './report-button.tsx';

type Row = Pick<CompanyVerification, keyof CompanyVerification & keyof IndividualVerification>;
type Column<R extends object> = DataGridColumn<R>;

/** What a cell of the grid's own handler is asked for. */
export const editReference = 'reference';

const date: Column<Row> = {
  id: 'date',
  header: 'DATE',
  size: 116,
  fold: 'date',
  unclipped: true,
  cell: ({ date: moment }) => <span className="tabular-nums">{verificationListDate(moment)}</span>,
};

const requester = (size: number): Column<Row> => ({
  id: 'requester',
  header: 'REQUESTER',
  size,
  cell: ({ requester_name }) => requester_name ?? '',
});

const status: Column<Row> = {
  id: 'status',
  header: 'STATUS',
  size: 116,
  fold: 'status',
  skeleton: 'pill',
  unclipped: true,
  cell: ({ status: text }) => <Badge tone={verificationTone(text)}>{text}</Badge>,
};

/** Why a report that is not there yet cannot be saved (OP-222). */
const obstacleOf = (service: VerificationService, { status: text }: Row) =>
  service === 'individual' && text === 'Pending'
    ? 'The report is there once the verification is complete.'
    : undefined;

const report = (service: VerificationService): Column<Row> => ({
  id: 'report',
  header: 'REPORT',
  size: 116,
  fold: 'action',
  unclipped: true,
  // Another row gets a button of its own: a Retry belongs to the row whose download failed.
  cell: (row) => (
    <ReportButton
      key={row.id}
      service={service}
      link={row.report_link}
      obstacle={obstacleOf(service, row)}
      size="xs"
      variant="ghost"
      className="-ms-2"
      aria-description={row.id}
    />
  ),
});

const reference: Column<Row> = {
  id: 'reference',
  header: 'REF NO. / CODE',
  size: 124,
  fold: 'note',
  text: ({ ref_code }) => ref_code ?? '',
  cell: ({ id, ref_code }) => <ReferenceTag of={id} reference={ref_code} data-action={editReference} />,
};

/** Two lines, each cut by itself. */
const Stacked = ({ first, second }: { first: string; second: ReactNode }) => (
  <span className="grid min-w-0 max-md:pb-1">
    <span className="truncate font-medium">{first}</span>
    <span className="truncate text-xs font-regular text-text-muted tabular-nums">{second}</span>
  </span>
);

export const companyColumns: readonly Column<CompanyVerification>[] = [
  {
    id: 'id',
    header: 'ID',
    size: idColumnSize,
    fold: 'id',
    muted: true,
    unclipped: true,
    cell: ({ id }) => id,
  },
  {
    id: 'company',
    header: 'COMPANY',
    size: 220,
    stretches: true,
    fold: 'title',
    text: ({ company }) => company.name ?? '',
    cell: ({ company }) => (
      <Stacked first={company.name ?? ''} second={formatAcn(company.companyNumber ?? '')} />
    ),
  },
  date,
  requester(144),
  status,
  report('company'),
  reference,
];

export const individualColumns: readonly Column<IndividualVerification>[] = [
  {
    id: 'name',
    header: 'NAME',
    size: 132,
    stretches: true,
    fold: 'title',
    text: ({ full_name }) => full_name ?? '',
    cell: ({ id, full_name }) => (
      <Stacked
        first={full_name ?? ''}
        second={
          <Link to={hrefs.verification(id)} className="text-link underline-offset-3 hover:underline">
            {id}
          </Link>
        }
      />
    ),
  },
  date,
  requester(116),
  { id: 'type', header: 'TYPE', size: 232, cell: ({ type }) => type ?? '' },
  status,
  report('individual'),
  reference,
];
