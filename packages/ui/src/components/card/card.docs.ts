import type { BlockDocs } from '../../docs/block-docs.ts';

export const cardDocs = {
  summary: 'A named region of a page: a heading, its content, and at most a foot.',
  insteadUse: [
    'A plain heading where the content needs no frame.',
    'A dialog for what has to be answered first.',
  ],
  anatomy: `<Card>
  heading, count, actions
  content or the empty sentence
  foot`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
