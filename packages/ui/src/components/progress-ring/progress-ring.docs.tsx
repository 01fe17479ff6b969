import type { BlockDocs } from '../../docs/block-docs.ts';

export const progressRingDocs = {
  summary:
    'The completeness of a record: a ring next to its figure, or around it. Its accessible name is the figure.',
  insteadUse: ['A progress bar for a running task.'],
  anatomy: '<ProgressRing>',
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
