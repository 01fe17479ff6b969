import type { BlockDocs } from '../../docs/block-docs.ts';

export const badgeDocs = {
  summary: 'A status in a word. Dot, icon and colour repeat the word and never replace it.',
  insteadUse: [
    'A chip for a value that a user chose, such as a filter or a product.',
    'Muted text for a fact that is not a status.',
  ],
  anatomy: `<Badge>
  dot or icon
  word`,
  keyboard: [],
  attributes: [
    {
      name: 'data-tone',
      on: 'the badge',
      meaning: 'The meaning of the status: success, pending, danger, info, neutral or muted.',
    },
  ],
} as const satisfies BlockDocs;
