import type { BlockDocs } from '../../docs/block-docs.ts';

export const messagePageDocs = {
  summary:
    'A whole page for one message: a failure, a time-out or a notice. Says what happened, what to do next and whom to contact.',
  insteadUse: [
    'An empty state if the rest of the page works.',
    'An alert for a message about a part of the page.',
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
