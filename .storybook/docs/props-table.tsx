import type { DocumentedProp } from './docgen.ts';
import { FactsTable } from './facts-table.tsx';
import { WithCode } from './with-code.tsx';

interface PropsTableProps {
  /** The part whose props these are. */
  part: string;
  props: readonly DocumentedProp[];
}

/** The props of a part as its types and their comments tell them. */
export function PropsTable({ part, props }: PropsTableProps) {
  if (props.length === 0) return <p className="text-text-muted">{part} takes what its element takes.</p>;
  const rows = props.map(({ name, required, meaning, type }) => ({
    id: name,
    cells: [
      <span key="name" className="whitespace-nowrap">
        <code>{name}</code>
        {required && <span className="text-xs text-text-muted"> required</span>}
      </span>,
      <WithCode key="meaning" text={meaning} />,
      type && <code key="type">{type}</code>,
    ],
  }));
  return <FactsTable label={`Props of ${part}`} heads={['Prop', 'Meaning', 'Type']} rows={rows} />;
}
