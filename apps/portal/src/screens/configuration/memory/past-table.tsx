import { CardTable } from '@portal/ui/card-table';
import { stateText, type comparisonOf } from './version.model.ts';

interface PastTableProps {
  number: number;
  rows: ReturnType<typeof comparisonOf>['differences'];
}

/** The entries of a version that differ from the present table, if any. */
export function PastTable({ number, rows }: PastTableProps) {
  if (rows.length === 0) return <p className="text-text-muted">Nothing differs from what is shown now.</p>;
  return (
    <div className="overflow-hidden rounded-md border border-border">
      <CardTable
        label={`Differences of version ${number}`}
        stacks={false}
        className="-mt-px"
        rowId={({ name }) => name}
        rows={rows}
        columns={[
          { id: 'entry', header: 'Entry', cell: ({ description }) => description },
          { id: 'past', header: `Version ${number}`, cell: ({ past }) => stateText(past) },
          { id: 'now', header: 'Now', cell: ({ now }) => stateText(now) },
        ]}
      />
    </div>
  );
}
