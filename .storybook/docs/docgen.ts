/** What the reader of types leaves on a component. */
interface Docgen {
  displayName?: string;
  props?: Readonly<Record<string, DocgenProp>>;
}

interface DocgenProp {
  description?: string;
  required?: boolean;
  tsType?: { name: string; raw?: string };
}

export interface DocumentedProp {
  name: string;
  required: boolean;
  meaning: string;
  /** As it is written, but for undefined: a prop that is not required may be. */
  type: string;
}

/** The name and the own props of a part; a build shortens the name of the function itself. */
export function documented(part: unknown): { name: string; props: readonly DocumentedProp[] } {
  const { __docgenInfo: docgen = {} } = (part ?? {}) as { __docgenInfo?: Docgen };
  const props = Object.entries(docgen.props ?? {}).map(
    ([name, { description = '', required = false, tsType }]) => ({
      name,
      required,
      meaning: description,
      type: (tsType?.raw ?? tsType?.name ?? '')
        .replace(/^unknown$/, '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/^\| | \| undefined\b/g, ''),
    }),
  );
  return { name: docgen.displayName ?? 'the block', props };
}
