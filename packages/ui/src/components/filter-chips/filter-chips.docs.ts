import type { BlockDocs } from '../../docs/block-docs.ts';

export const filterChipsDocs = {
  summary:
    'What narrows a list, above it: each filter by its first value and the number of the others, with a way to clear all.',
  insteadUse: ['A chip list for values that narrow nothing.'],
  anatomy: `<FilterChips>
  label
  <Chip>
    name and first value
    number of the other values
    remove button
  clear`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the numbers, the remove buttons and Clear.' },
    { keys: 'Enter, Space', effect: 'Lifts a filter on its remove button, all filters on Clear.' },
    { keys: 'Escape', effect: 'Closes the tip with the other values.' },
  ],
  attributes: [],
} as const satisfies BlockDocs;
