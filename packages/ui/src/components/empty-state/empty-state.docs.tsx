import type { BlockDocs } from '../../docs/block-docs.ts';

export const emptyStateDocs = {
  summary: 'Replaces content that is empty or could not be loaded, with one sentence and at most one button.',
  insteadUse: [
    'An alert if part of the content is available.',
    'A message page if the whole page failed.',
    'A skeleton while content is loading.',
  ],
  anatomy: `<EmptyState>
  icon
  title
  optional second sentence
  action`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
