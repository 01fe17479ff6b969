import type { BlockDocs } from '../../docs/block-docs.ts';

export const progressBarDocs = {
  summary: 'How far a piece of work is, or that it runs when nobody can say how far.',
  insteadUse: [
    'A progress ring for the state of a thing, not of work under way.',
    'A spinner for a short wait beside text.',
  ],
  anatomy: `<ProgressBar>
  filled part`,
  keyboard: [],
  attributes: [
    {
      name: 'aria-valuenow',
      on: 'the bar',
      meaning: 'Whole per cent done; absent while the end is not known.',
    },
  ],
} as const satisfies BlockDocs;
