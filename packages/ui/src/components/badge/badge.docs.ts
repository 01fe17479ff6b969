import type { BlockDocs } from '../../docs/block-docs.ts';

export const badgeDocs = {
  summary: 'A status in a word. Dot, icon and colour repeat what the word says and never replace it.',
  insteadUse: [
    'A chip for a value that somebody chose, such as a filter or a product.',
    'Muted text for a fact that is no status.',
  ],
  anatomy: `<Badge>
  dot or icon
  the word`,
  keyboard: [],
  attributes: [
    {
      name: 'data-tone',
      on: 'the badge',
      meaning: 'success, pending, danger, info, neutral or muted: the meaning of the status.',
    },
  ],
} as const satisfies BlockDocs;
