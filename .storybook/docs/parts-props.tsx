import { ArgTypes } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { Section } from './page.tsx';

interface PartsPropsProps {
  meta: { component?: unknown; subcomponents?: Readonly<Record<string, unknown>> | undefined };
}

/** What the reader of types leaves on a component; a build shortens the name of the function itself. */
interface Docgen {
  displayName?: string;
  props?: object;
}

/** The props of the block and of each of its other parts. */
export function PartsProps({ meta }: PartsPropsProps) {
  return [meta.component, ...Object.values(meta.subcomponents ?? {})].map((part) => {
    const { __docgenInfo: docgen = {} } = (part ?? {}) as { __docgenInfo?: Docgen };
    const { displayName = 'the block', props = {} } = docgen;
    return (
      <Section key={displayName} title={`Props of ${displayName}`}>
        {Object.keys(props).length === 0 ? (
          <p className="text-text-muted">{displayName} takes what its element takes.</p>
        ) : (
          <ArgTypes of={part as ComponentType} />
        )}
      </Section>
    );
  });
}
