import type { BlockDocs } from '../../docs/block-docs.ts';

export const progressRingDocs = {
  summary: 'How complete a thing is: a ring beside its figure, or around it. It is named by the figure.',
  insteadUse: ['A progress bar for work that is under way.'],
  anatomy: '<ProgressRing>',
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
