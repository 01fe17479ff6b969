import {
  verificationTone,
  type CompanyVerification,
  type IndividualVerification,
  type VerificationService,
} from '@portal/api/contract';
import { formatAcn } from '@portal/ui/acn-input';
import { Badge } from '@portal/ui/badge';
import type { DataGridColumn } from '@portal/ui/data-grid';
import { Link } from '../../../base/portal-link.tsx';
import { hrefs } from '../../../base/paths.ts';
import { verificationListDate } from '../../../formats/iso-dates.ts';
import { idColumnSize } from '../../../listing/id-column.ts';
import { ReferenceTag } from '../reference/reference-tag.tsx';
import { ReportButton } from '../report-button.tsx';

export type VerificationRow = CompanyVerification | IndividualVerification;
type Column = DataGridColumn<VerificationRow>;

const nameOf = (row: VerificationRow) => ('company' in row ? row.company.name : row.full_name) ?? '';

/**
 * The verified subject in two lines, each truncated separately: the name above the number of a company or the id of
 * an individual.
 */
const subject: Pick<Column, 'stretches' | 'fold' | 'text' | 'cell'> = {
  stretches: true,
  fold: 'title',
  text: nameOf,
  cell: (row) => (
    <span className="grid min-w-0 max-md:pb-1">
      <span className="truncate font-medium">{nameOf(row)}</span>
      <span className="truncate text-xs font-regular text-text-muted tabular-nums">
        {'company' in row ? (
          formatAcn(row.company.companyNumber ?? '')
        ) : (
          <Link to={hrefs.verification(row.id)} className="text-link underline-offset-3 hover:underline">
            {row.id}
          </Link>
        )}
      </span>
    </span>
  ),
};

const narrow = { size: 116, unclipped: true };
const date: Column = {
  ...narrow,
  id: 'date',
  header: 'DATE',
  fold: 'date',
  cell: ({ date: moment }) => <span className="tabular-nums">{verificationListDate(moment)}</span>,
};

const requester = (size: number): Column => ({
  id: 'requester',
  header: 'REQUESTER',
  size,
  cell: ({ requester_name }) => requester_name ?? '',
});

const lastColumns: readonly Column[] = [
  {
    ...narrow,
    id: 'status',
    header: 'STATUS',
    fold: 'status',
    skeleton: 'pill',
    cell: ({ status }) => <Badge tone={verificationTone(status)}>{status}</Badge>,
  },
  {
    ...narrow,
    id: 'report',
    header: 'REPORT',
    fold: 'action',
    // The key gives each row its own button, so that Retry stays with the row whose download failed.
    cell: (row) => (
      <ReportButton
        key={row.id}
        service={'company' in row ? 'Company' : 'Individual'}
        link={row.report_link}
        waiting={'full_name' in row && row.status === 'Pending'}
        size="xs"
        variant="ghost"
        className="-ms-2"
        aria-description={row.id}
      />
    ),
  },
  {
    id: 'reference',
    header: 'REF NO. / CODE',
    size: 124,
    fold: 'note',
    text: ({ ref_code }) => ref_code ?? '',
    cell: ({ id, ref_code }) => <ReferenceTag of={id} reference={ref_code} data-action="reference" />,
  },
];

export const verificationColumns: Readonly<Record<VerificationService, readonly Column[]>> = {
  Company: [
    {
      id: 'id',
      header: 'ID',
      size: idColumnSize,
      fold: 'id',
      muted: true,
      unclipped: true,
      cell: ({ id }) => id,
    },
    { ...subject, id: 'company', header: 'COMPANY', size: 220 },
    date,
    requester(144),
    ...lastColumns,
  ],
  Individual: [
    { ...subject, id: 'name', header: 'NAME', size: 132 },
    date,
    requester(116),
    { id: 'type', header: 'TYPE', size: 232, cell: (row) => ('type' in row && row.type) || '' },
    ...lastColumns,
  ],
};
