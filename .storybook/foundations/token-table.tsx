import type { ReactNode } from 'react';
import { FactsTable } from '../docs/facts-table.tsx';
import { useReadFromPage } from './read-from-page.ts';
import type { Token } from './tokens.ts';

interface TokenTableProps {
  label: string;
  tokens: readonly Token[];
  /** Renders a sample of the token. */
  look: (token: Token) => ReactNode;
  /** Reads the value of the token from the page, such as a length. */
  read: (token: Token) => string;
}

/** A sample, the value on this page and the purpose of each token. */
export function TokenTable({ label, tokens, look, read }: TokenTableProps) {
  const values = useReadFromPage(() => tokens.map(read).join('\n'))?.split('\n');
  return (
    <FactsTable
      label={label}
      heads={['Token', 'Looks like', 'Value', 'For']}
      rows={tokens.map((token, index) => ({
        id: token.name,
        cells: [
          <code key="name">{token.name}</code>,
          <span key="look" className="block min-w-[120px]">
            {look(token)}
          </span>,
          <span key="value" className="whitespace-nowrap tabular-nums">
            {values?.[index]}
          </span>,
          token.meaning,
        ],
      }))}
    />
  );
}
