import type { BlockDocs } from '../../docs/block-docs.ts';

export const spinnerDocs = {
  summary:
    'A short wait. With a label it is a status with that name; without one the text next to it says what is loading.',
  insteadUse: ['A loader for a whole page or region.', 'A progress bar if the progress is known.'],
  anatomy: '<Spinner>',
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
