import type { BlockDocs } from '../../docs/block.docs.ts';
import { ToggleGroup } from './toggle-group.tsx';

export const toggleGroupDocs = {
  summary:
    'One of a few views of the same content. Its items are buttons, or links if each view has an address.',
  insteadUse: [
    'Tabs for panels with content of their own.',
    'A select for more than four choices.',
    'Radio buttons for an answer in a form.',
  ],
  guidance: [
    {
      do: {
        sentence: 'If the same rows have two to four views, name each by one short word.',
        Example: () => (
          <ToggleGroup
            label="View"
            defaultValue="all"
            items={[
              { id: 'all', label: 'All' },
              { id: 'mine', label: 'Mine' },
              { id: 'open', label: 'Open' },
            ]}
          />
        ),
      },
      dont: {
        sentence: 'Actions among views: ‘Export’ cannot stay pressed, so nobody knows what is shown.',
        Example: () => (
          <ToggleGroup
            label="View"
            defaultValue="export"
            items={[
              { id: 'all', label: 'All' },
              { id: 'mine', label: 'Mine' },
              { id: 'export', label: 'Export' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: `<ToggleGroup>
  button or link for each item`,
  keyboard: [
    { keys: 'Tab, Shift + Tab', effect: 'Moves through the items.' },
    { keys: 'Arrow left, Arrow right', effect: 'Moves to the item before or after, around the ends.' },
    { keys: 'Enter, Space', effect: 'Presses an item that is a button.' },
    { keys: 'Enter', effect: 'Follows an item that is a link.' },
  ],
  attributes: [
    { name: 'data-pressed', on: 'an item', meaning: 'It is the selected item.' },
    { name: 'aria-pressed', on: 'an item that is a button', meaning: 'Whether it is the selected item.' },
    { name: 'aria-current', on: 'an item that is a link', meaning: 'It is the selected item.' },
    { name: 'aria-disabled', on: 'an item', meaning: 'It is visible and focusable, but does nothing.' },
  ],
} as const satisfies BlockDocs;
