import type { ComponentType } from 'react';

/** Content of the documentation page of a block in addition to its props, which come from its types. */
export interface BlockDocs {
  /** Its purpose in one or two sentences. */
  summary: string;
  /** Alternatives, and when to use them. */
  insteadUse?: readonly string[];
  /** One to four good uses, each next to the mistake that it replaces. */
  guidance: readonly GuidancePair[];
  /** The parts as markup from the outside in, one in each line, indented by two spaces per level. */
  anatomy: string;
  /** Every key that it handles; empty if it cannot be focused. */
  keyboard: readonly { keys: string; effect: string }[];
  /** Attributes that styles and tests may read. */
  attributes: readonly { name: `data-${string}` | `aria-${string}`; on: string; meaning: string }[];
}

export interface GuidancePair {
  do: GuidanceExample;
  dont: GuidanceExample;
}

/** A use of the block. */
export interface GuidanceExample {
  /** A situation and what to do in it, in at most 120 characters. */
  sentence: string;
  /** Drawn by the block itself. A component, because Storybook sends parameters to its manager without functions. */
  Example: ComponentType;
}
