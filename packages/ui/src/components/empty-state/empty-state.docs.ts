import type { BlockDocs } from '../../docs/block-docs.ts';

export const emptyStateDocs = {
  summary:
    'Stands in for content: nothing is there, or nothing could be loaded. One sentence and at most one button.',
  insteadUse: [
    'An alert where part of the content is there.',
    'A message page where the whole page failed.',
    'A skeleton while it is still loading.',
  ],
  anatomy: `<EmptyState>
  icon
  title
  one more sentence
  action`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
