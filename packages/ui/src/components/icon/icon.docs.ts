import type { BlockDocs } from '../../docs/block-docs.ts';

export const iconDocs = {
  summary:
    'A drawing of the lucide set in the three sizes of the product. Decoration, unless it stands for a word and has a label.',
  insteadUse: ['An icon button for something to press.'],
  anatomy: '<Icon>',
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
