import { unreadableIn, violationMeaning } from '@portal/api/contract';
import { CardTable, type CardTableColumn } from '@portal/ui/card-table';
import { fullDate } from '../../../formats/dates.ts';
import { DetailCard } from './detail-card.tsx';
import type { DetailPartProps, ReadDetail } from './detail-part.ts';

type Violation = NonNullable<ReadDetail['application']['BusinessRuleViolations']>[number];

const columnsIn = (format: string | null | undefined): readonly CardTableColumn<Violation>[] => [
  {
    id: 'exception',
    header: 'Exception',
    strong: false,
    cell: ({ ViolationName }) => violationMeaning(ViolationName),
  },
  {
    id: 'date',
    header: 'Date',
    width: 156,
    muted: true,
    numeric: true,
    cell: ({ ViolationDateTimeStamp }) => fullDate(ViolationDateTimeStamp, format),
  },
];

/** The business rules that the application violates. */
export function DetailExceptionsCard({ reading: { application, configuration } }: DetailPartProps) {
  const violations = application.BusinessRuleViolations ?? [];
  const none = violations.length === 0;
  return (
    <DetailCard
      heading="Exceptions"
      unreadable={unreadableIn(application, 'BusinessRuleViolations')}
      flush
      count={none ? undefined : violations.length}
      emptyText={none ? 'No exceptions found' : undefined}
    >
      <CardTable
        label="Exceptions"
        stacks={false}
        columns={columnsIn(configuration.DefaultDateFormat)}
        rows={violations}
      />
    </DetailCard>
  );
}
