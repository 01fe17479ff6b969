import type { BlockDocs } from '../../docs/block-docs.ts';

export const chipDocs = {
  summary: 'A value that a user chose, small enough for a cell. A remove button is optional.',
  insteadUse: ['A badge for a status.', 'A button if the value opens something.'],
  anatomy: `<ChipList>
  <Chip>
    icon
    text
    remove button
  <OverflowChip>`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches each remove button and the overflow chip.' },
    { keys: 'Enter, Space', effect: 'On the remove button: removes the value.' },
    { keys: 'Escape', effect: 'Closes the tooltip of the overflow chip.' },
  ],
  attributes: [],
} as const satisfies BlockDocs;
