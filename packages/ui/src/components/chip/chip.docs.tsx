import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { ChipList } from './chip.tsx';

const labels = ['Priority', 'Refinance', 'Self-employed', 'Interstate', 'Joint', 'First home', 'Guarantor'];

export const chipDocs = {
  summary: 'A value that a user chose, small enough for a cell. A remove button is optional.',
  insteadUse: ['A badge for a status.', 'A button if the value opens something.'],
  guidance: [
    {
      do: {
        sentence: 'In a cell, show the first two or three values and count the others.',
        Example: () => (
          <Surface>
            <ChipList names={labels} maxChips={2} />
          </Surface>
        ),
      },
      dont: {
        sentence: 'All values in a cell: rows differ in height, and columns can no longer be compared.',
        Example: () => (
          <Surface>
            <ChipList names={labels} maxChips={labels.length} />
          </Surface>
        ),
      },
    },
  ],
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
