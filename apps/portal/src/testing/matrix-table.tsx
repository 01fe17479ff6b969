import { everyClaim, type ActionState } from '@portal/api/contract';

/** A user with a set of claims. */
export interface Holder {
  readonly name: string;
  readonly claims: readonly string[];
}

/** One user with every claim, one with none, and one for each claim. */
export const holdersOf = (...more: readonly Holder[]): readonly Holder[] => [
  { name: 'every claim', claims: everyClaim },
  { name: 'no claim', claims: [] },
  ...more,
  ...everyClaim.map((claim) => ({ name: claim, claims: [claim] })),
];

export interface MatrixColumn {
  /** The state of the application in this column. */
  readonly name: string;
  readonly decisions: (claims: readonly string[]) => readonly ActionState[];
}

export interface MatrixTableProps {
  title: string;
  holders: readonly Holder[];
  columns: readonly MatrixColumn[];
}

/** What each user may do in each state, or why not. Rendered from the tables that the menus and the server use. */
export function MatrixTable({ title, holders, columns }: MatrixTableProps) {
  return (
    <div role="region" aria-label={title} tabIndex={0} className="max-h-[100vh] overflow-auto bg-surface">
      <table className="border-separate border-spacing-0 text-xs [&_td]:border-b [&_td]:border-border [&_th]:border-b [&_th]:border-border">
        <caption className="p-3 text-start">
          <span className="block text-lg font-semibold">{title}</span>
          <span className="text-text-muted">
            What a person with a claim is offered in each state. What stands in grey the claim would allow and
            the state does not: the server refuses it in these words.
          </span>
        </caption>
        <thead className="sticky top-0 z-1 bg-surface">
          <tr>
            <th scope="col" className="p-2 text-start">
              Claim
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="min-w-nav p-2 text-start">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {holders.map(({ name, claims }) => (
            <tr key={name} className="align-top">
              <th scope="row" className="sticky start-0 bg-surface p-2 text-start">
                {name}
              </th>
              {columns.map((column) => (
                <td key={column.name} className="p-2">
                  <Decisions of={column.decisions(claims)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Decisions({ of }: { of: readonly ActionState[] }) {
  const permitted = of.filter((action) => action.permitted);
  if (permitted.length === 0) return 'Nothing';
  return (
    <ul>
      {permitted.map(({ label, reason }) => (
        <li key={label} className={reason ? 'text-text-muted' : ''}>
          {reason ? `Not ${label}: ${reason}` : label}
        </li>
      ))}
    </ul>
  );
}

/** The lines of text in one cell. */
export function matrixCell(table: Element, holder: string, column: string): string[] {
  const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent);
  const row = [...table.querySelectorAll('tbody tr')].find(
    (candidate) => candidate.querySelector('th')?.textContent === holder,
  );
  const cell = row?.querySelectorAll('td')[heads.indexOf(column) - 1];
  const lines = [...(cell?.querySelectorAll('li') ?? [])].map((line) => line.textContent);
  return lines.length > 0 ? lines : [cell?.textContent ?? ''];
}
