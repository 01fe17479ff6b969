import type { BlockDocs } from '../../docs/block-docs.ts';

export const filterChipsDocs = {
  summary:
    'The active filters of a list: each with its first value and the number of the others, and a control that clears all.',
  insteadUse: ['A chip list for values that filter nothing.'],
  anatomy: `<FilterChips>
  label
  <Chip>
    name and first value
    number of the other values
    remove button
  clear`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the numbers, the remove buttons and Clear.' },
    { keys: 'Enter, Space', effect: 'Removes a filter by its remove button, all filters by Clear.' },
    { keys: 'Escape', effect: 'Closes the tooltip with the other values.' },
  ],
  attributes: [],
} as const satisfies BlockDocs;
