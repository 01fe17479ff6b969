/** What the documentation page of a block tells beyond its props, which come from its types. */
export interface BlockDocs {
  /** What it is for, in one or two sentences. */
  summary: string;
  /** When something else serves better, and what. */
  insteadUse?: readonly string[];
  /** The parts as markup, from the outside in, one a line, indented by two spaces a level. */
  anatomy: string;
  /** Every key it answers; none for what cannot be focused. */
  keyboard: readonly { keys: string; effect: string }[];
  /** State that styles and tests may read. */
  attributes: readonly { name: `data-${string}` | `aria-${string}`; on: string; meaning: string }[];
}
