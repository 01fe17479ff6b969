import type { BlockDocs } from '../../docs/block-docs.ts';

export const cardDocs = {
  summary: 'A named region of a page: a heading, the content, and an optional footer.',
  insteadUse: [
    'A plain heading if the content needs no frame.',
    'A dialog for a question that the user must answer first.',
  ],
  anatomy: `<Card>
  heading, count, actions
  content, or the text of an empty card
  footer`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
