import { CardTable } from '@portal/ui/card-table';
import type { ReactNode } from 'react';
import { WithCode } from './with-code.tsx';

interface FactsTableProps {
  /** Accessible name of the table. */
  label: string;
  heads: readonly string[];
  /** The cells of each row. In a text the parts between backquotes are code. */
  rows: readonly (readonly ReactNode[])[];
  /** Width of the first column. Default: as the others. */
  leadWidth?: string;
}

/** A table that scrolls in its region; the first cell of a row is its heading. */
export function FactsTable({ label, heads, rows, leadWidth }: FactsTableProps) {
  const columns = heads.map((header, index) => ({
    id: header,
    header,
    width: index === 0 ? leadWidth : undefined,
    cell: (cells: readonly ReactNode[]) => shown(cells[index]),
  }));
  return (
    <div
      className="overflow-x-auto rounded-lg border border-border [&_thead>tr]:border-0"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <CardTable className="min-w-[720px]" label={label} columns={columns} rows={rows} stacks={false} />
    </div>
  );
}

const shown = (cell: ReactNode) => (typeof cell === 'string' ? <WithCode text={cell} /> : cell);
