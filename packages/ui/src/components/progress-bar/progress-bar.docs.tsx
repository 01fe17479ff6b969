import type { BlockDocs } from '../../docs/block-docs.ts';

export const progressBarDocs = {
  summary: 'The progress of a task; without a value, it shows only that the task is running.',
  insteadUse: [
    'A progress ring for the completeness of a record, without a running task.',
    'A spinner for a short wait, next to text.',
  ],
  anatomy: `<ProgressBar>
  fill`,
  keyboard: [],
  attributes: [
    {
      name: 'aria-valuenow',
      on: 'the bar',
      meaning: 'Progress in whole per cent; absent while it is unknown.',
    },
  ],
} as const satisfies BlockDocs;
