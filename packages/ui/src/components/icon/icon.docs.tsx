import type { BlockDocs } from '../../docs/block-docs.ts';

export const iconDocs = {
  summary:
    'An icon of the lucide set in one of three sizes. It is decoration, unless it replaces a word and has a label.',
  insteadUse: ['An icon button for an action.'],
  anatomy: '<Icon>',
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
