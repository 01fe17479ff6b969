import { FactsTable } from './facts-table.tsx';
import { Section } from './page.tsx';

interface PartsPropsProps {
  meta: { component?: unknown; subcomponents?: Readonly<Record<string, unknown>> | undefined };
}

/** Docgen of a component. The build shortens the name of the function itself. */
interface Docgen {
  displayName?: string;
  props?: Readonly<Record<string, DocgenProp>>;
}

interface DocgenProp {
  description?: string;
  required?: boolean;
  tsType?: { name: string; raw?: string };
}

/**
 * The props of the block and of its other parts. Storybook's own table names a union type only `union`, and stays
 * light in dark mode.
 */
export function PartsProps({ meta }: PartsPropsProps) {
  return [meta.component, ...Object.values(meta.subcomponents ?? {})].map((part) => {
    const { __docgenInfo: docgen = {} } = (part ?? {}) as { __docgenInfo?: Docgen };
    const { displayName = 'the block', props = {} } = docgen;
    const title = `Props of ${displayName}`;
    const rows = Object.entries(props).map(([name, prop]) => cellsOf(name, prop));
    return (
      <Section key={displayName} title={title}>
        {rows.length === 0 ? (
          <p className="text-text-muted">{displayName} takes what its element takes.</p>
        ) : (
          <FactsTable label={title} heads={['Prop', 'Meaning', 'Type']} rows={rows} />
        )}
      </Section>
    );
  });
}

function cellsOf(name: string, { description = '', required = false, tsType }: DocgenProp) {
  // The type as written, without `undefined`, which optional props imply.
  const type = (tsType?.raw ?? tsType?.name ?? '')
    .replace(/^unknown$/, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^\| | \| undefined\b/g, '');
  return [
    <span key="name" className="whitespace-nowrap">
      <code>{name}</code>
      {required && <span className="text-xs text-text-muted"> required</span>}
    </span>,
    description,
    type && <code key="type">{type}</code>,
  ];
}
