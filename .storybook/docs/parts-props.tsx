import { documented } from './docgen.ts';
import { Section } from './page.tsx';
import { PropsTable } from './props-table.tsx';

interface PartsPropsProps {
  meta: { component?: unknown; subcomponents?: Readonly<Record<string, unknown>> | undefined };
}

/** The props of the block and of each of its other parts. */
export function PartsProps({ meta }: PartsPropsProps) {
  return [meta.component, ...Object.values(meta.subcomponents ?? {})].map((part) => {
    const { name, props } = documented(part);
    return (
      <Section key={name} title={`Props of ${name}`}>
        <PropsTable part={name} props={props} />
      </Section>
    );
  });
}
