import type { BlockDocs } from '../../docs/block-docs.ts';

export const alertDocs = {
  summary: 'A message about the page or the dialog around it. Screen readers announce it when it appears.',
  insteadUse: [
    'A toast for the result of an action that belongs to no part of the page.',
    'A confirm-result dialog for the result of a confirmed action.',
    'The error of a field for a problem with one value.',
  ],
  anatomy: `<Alert>
  icon of the tone
  title
  message
  actions`,
  keyboard: [],
  attributes: [
    {
      name: 'data-tone',
      on: 'the alert',
      meaning: 'The kind of message: info, success, warning or danger.',
    },
  ],
} as const satisfies BlockDocs;
