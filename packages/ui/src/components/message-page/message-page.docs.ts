import type { BlockDocs } from '../../docs/block-docs.ts';

export const messagePageDocs = {
  summary:
    'A whole page for one message: a failure, a time-out, a notice. Says what happened, what to do next and who helps.',
  insteadUse: [
    'An empty state where the rest of the page works.',
    'An alert for a message about part of the page.',
  ],
  anatomy: `<MessagePage>
  <BrandMark> or icon
  heading
  sentences
  support
  actions`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
