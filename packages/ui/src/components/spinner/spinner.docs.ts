import type { BlockDocs } from '../../docs/block-docs.ts';

export const spinnerDocs = {
  summary:
    'Something is under way and takes a moment. With a label it is a status; without one the text beside it says what for.',
  insteadUse: [
    'A loader for a whole page or region.',
    'A progress bar where it is known how far the work is.',
  ],
  anatomy: '<Spinner>',
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
