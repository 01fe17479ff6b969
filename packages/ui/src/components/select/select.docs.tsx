import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Select } from './select.tsx';

const employment = [
  { value: 'casual', label: 'Casual' },
  { value: 'full', label: 'Full time' },
  { value: 'self', label: 'Self-employed' },
];

export const selectDocs = {
  summary: 'One of many options, as a native select. A value that is not an option is shown as it is.',
  insteadUse: ['A radio group for up to about five options.', 'A multi-select for several options.'],
  guidance: [
    {
      do: {
        sentence: 'Start without a value if a wrong one would go unnoticed.',
        Example: () => (
          <Surface>
            <Select label="Employment" options={employment} />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Preselect the first option of the alphabet: it is submitted unread.',
        Example: () => (
          <Surface>
            <Select label="Employment" options={employment} defaultValue="casual" />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<Select>
  label
  <SelectControl>
    options, groups of options
    caret
  hint, or error`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves the focus to the select.' },
    { keys: 'Arrow keys, Home, End', effect: 'Select an option, or move through the open list.' },
    { keys: 'Letters', effect: 'Move to the option that begins with them.' },
    { keys: 'Enter, Space', effect: 'Open the list; in it, select the option.' },
    { keys: 'Escape', effect: 'Closes the list.' },
  ],
  attributes: [{ name: 'data-empty', on: 'the select', meaning: 'No option is selected.' }],
} as const satisfies BlockDocs;
