import type { ReactNode } from 'react';

interface FactsTableProps {
  /** Accessible name of the table. */
  label: string;
  heads: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
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
          {rows.map(({ id, cells: [name, ...facts] }) => (
            <tr key={id} className="border-t border-border align-top">
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
