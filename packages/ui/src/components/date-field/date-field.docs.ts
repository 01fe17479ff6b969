import type { BlockDocs } from '../../docs/block-docs.ts';

export const dateFieldDocs = {
  summary: "A calendar day in the browser's own picker, given and reported as YYYY-MM-DD without any zone.",
  insteadUse: ['A select where only a few days can be chosen.'],
  anatomy: `Field
  input, type date`,
  keyboard: [
    { keys: '0 … 9', effect: 'Sets day, month and year in turn.' },
    { keys: '↑ ↓', effect: 'Steps the part that is focused.' },
    { keys: 'Space', effect: 'Opens the calendar; Escape closes it.' },
  ],
  attributes: [],
} as const satisfies BlockDocs;
