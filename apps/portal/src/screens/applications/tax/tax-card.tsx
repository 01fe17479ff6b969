import { Permission, unreadableIn, type ApplicationDetail } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { CardTable, type CardTableColumn } from '@portal/ui/card-table';
import { IconButton } from '@portal/ui/icon-button';
import { Eye, EyeOff } from 'lucide';
import { useCan } from '../../../session/use-session.ts';
import { DetailCard } from '../detail/detail-card.tsx';
import type { DetailPartProps } from '../detail/detail-part.ts';
import { useShownNumbers, type ShownNumbers } from './use-shown-numbers.ts';

type TaxEntry = NonNullable<ApplicationDetail['ApplicationTaxInformations']>[number];

/** The number itself, which our own server never sends with the application (OP-120, OP-389). */
const digitsIn = (tfn: string | null | undefined): string | undefined =>
  tfn && /^[\d ]{8,11}$/.test(tfn) ? tfn.replaceAll(' ', '') : undefined;

const withPosition = (entry: TaxEntry, index: number): TaxEntry =>
  entry.Position === undefined && digitsIn(entry.Tfn) ? { ...entry, Position: index } : entry;

const inThrees = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1 ');

/** Whether tax numbers were given. Users with the permission can reveal each number (OP-120). */
export const TaxCard = ({ reading: { application } }: DetailPartProps) => (
  // The key resets the state, so that revealed numbers never carry over to another application.
  <TaxEntries key={application.ApplicationGuid} application={application} />
);

function TaxEntries({ application }: { application: ApplicationDetail }) {
  const can = useCan();
  const entries = (application.ApplicationTaxInformations ?? []).map(withPosition);
  const numbers = useShownNumbers(application.ApplicationGuid, (position) =>
    digitsIn(entries.find(({ Position }) => Position === position)?.Tfn),
  );
  const columns = can(Permission.taxSensitive) ? [...facts(numbers), toggles(numbers)] : facts(undefined);
  return (
    <DetailCard
      heading="Tax Information Details"
      unreadable={unreadableIn(application, 'ApplicationTaxInformations')}
      flush
      emptyText={entries.length === 0 ? 'No tax information.' : undefined}
    >
      <CardTable
        label="Tax Information Details"
        stacks={false}
        columns={columns}
        rows={entries}
        rowId={({ Position, ApplicantName }) => Position ?? ApplicantName}
      />
      {numbers.problem && (
        <div className="p-4">
          <Alert tone="danger">{numbers.problem}</Alert>
        </div>
      )}
    </DetailCard>
  );
}

const facts = (numbers: ShownNumbers | undefined): readonly CardTableColumn<TaxEntry>[] => [
  { id: 'applicant', header: 'Applicant or entity', cell: ({ ApplicantName }) => ApplicantName },
  {
    id: 'number',
    header: 'TFN',
    width: 124,
    numeric: true,
    cell: ({ Tfn, Position }) => {
      if (!Tfn) return 'Not Provided';
      return numbers ? <TaxNumber digits={numbers.digitsAt(Position)} /> : 'Provided';
    },
  },
];

/** The digits, excluded from selection and print. While hidden, a blurred mask: the digits are not in the document. */
function TaxNumber({ digits }: { digits: string | undefined }) {
  const mask = (className: string) => (
    <span className={className}>
      <span aria-hidden className="select-none blur-[5px]">
        000 000 000
      </span>
      <span className="sr-only">Hidden</span>
    </span>
  );
  if (digits === undefined) return mask('');
  return (
    <>
      <span className="select-none print:hidden">{inThrees(digits)}</span>
      {mask('hidden print:inline')}
    </>
  );
}

const toggles = (numbers: ShownNumbers): CardTableColumn<TaxEntry> => ({
  id: 'reveal',
  header: 'Reveal',
  headerHidden: true,
  width: 52,
  corner: true,
  cell: ({ Tfn, Position, ApplicantName }) => {
    if (!Tfn || Position === undefined) return null;
    const shown = numbers.digitsAt(Position) !== undefined;
    return (
      <IconButton
        icon={shown ? EyeOff : Eye}
        name={`Show TFN of ${ApplicantName}`}
        tooltip={shown ? 'Hide TFN' : 'Show TFN'}
        aria-pressed={shown}
        pending={numbers.isLoading(Position)}
        onClick={() => numbers.toggle(Position)}
      />
    );
  },
});
