import type { ReactNode } from 'react';
import { WithCode } from './with-code.tsx';

interface FactsTableProps {
  /** Accessible name of the table. */
  label: string;
  heads: readonly string[];
  /** The cells of each row. In a text the parts between backquotes are code. */
  rows: readonly (readonly ReactNode[])[];
}

/** A small table; the first cell of a row is its heading. */
export function FactsTable({ label, heads, rows }: FactsTableProps) {
  return (
    <div
      className="overflow-x-auto rounded-lg border border-border"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table className="w-full min-w-[560px] border-collapse text-start">
        <thead>
          <tr className="text-xs text-text-muted">
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-start font-medium whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .map((cells) => cells.map(shown))
            .map(([name, ...facts], row) => (
              <tr key={`${row} of ${label}`} className="border-t border-border align-top">
                <th scope="row" className="px-3 py-2 text-start font-medium">
                  {name}
                </th>
                {facts.map((fact, index) => (
                  <td key={heads[index + 1]} className="px-3 py-2">
                    {fact}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

const shown = (cell: ReactNode) => (typeof cell === 'string' ? <WithCode text={cell} /> : cell);
