import type { BlockDocs } from '../../docs/block-docs.ts';

export const alertDocs = {
  summary:
    'A message about the page or the dialog it stands in, which screen readers announce when it appears.',
  insteadUse: [
    'A toast for the result of an action that has no place of its own.',
    'A confirm-result dialog for the outcome of something confirmed.',
    'A field’s error for what is wrong with one value.',
  ],
  anatomy: `<Alert>
  icon of the tone
  title
  the sentence
  actions`,
  keyboard: [],
  attributes: [
    {
      name: 'data-tone',
      on: 'the alert',
      meaning: 'info, success, warning or danger: what kind of message it is.',
    },
  ],
} as const satisfies BlockDocs;
