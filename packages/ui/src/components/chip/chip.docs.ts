import type { BlockDocs } from '../../docs/block-docs.ts';

export const chipDocs = {
  summary:
    'A value that somebody chose, small enough for a cell. With a remove button where it can be lifted.',
  insteadUse: ['A badge for a status.', 'A button where the value opens something.'],
  anatomy: `<ChipList>
  <Chip>
    icon
    the word
    remove button
  <OverflowChip>`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches each remove button and the overflow chip.' },
    { keys: 'Enter, Space', effect: 'Removes the value, on its remove button.' },
    { keys: 'Escape', effect: 'Closes the tip of the overflow chip.' },
  ],
  attributes: [],
} as const satisfies BlockDocs;
