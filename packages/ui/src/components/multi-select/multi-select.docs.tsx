import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { MultiSelect } from './multi-select.tsx';

const states = [
  { value: 'nsw', label: 'New South Wales' },
  { value: 'qld', label: 'Queensland' },
  { value: 'vic', label: 'Victoria' },
  { value: 'wa', label: 'Western Australia' },
];

export const multiSelectDocs = {
  summary:
    'Several of many options: a button that opens a list with checkboxes, a filter for a long list, and chips for the first selected options.',
  insteadUse: [
    'A select for one option.',
    'Checkboxes for up to about five options that should stay visible.',
  ],
  guidance: [
    {
      do: {
        sentence: 'If a choice is optional, let the placeholder say what no choice means.',
        Example: () => (
          <Surface>
            <MultiSelect label="States" options={states} placeholder="All states" />
          </Surface>
        ),
      },
      dont: {
        sentence: '‘Please Select’ for an optional choice: people tick every option to be safe.',
        Example: () => (
          <Surface>
            <MultiSelect label="States" options={states} defaultValue={['nsw', 'qld', 'vic', 'wa']} />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<MultiSelect>
  label
  button
  chips with remove buttons, +N
  panel
    filter box
    list
      option with its check mark
    number of options that are not rendered
    number of selected options, Clear
  hint, or error`,
  keyboard: [
    { keys: 'Enter, Space, Arrow Down, Arrow Up', effect: 'On the button: open the list.' },
    { keys: 'Arrow Down, Arrow Up', effect: 'Move to the next or the previous option.' },
    { keys: 'Page Down, Page Up', effect: 'Move by ten options.' },
    {
      keys: 'Home, End',
      effect: 'Move to the first or the last option; in a filter with text, to its start or end.',
    },
    { keys: 'Space', effect: 'Selects or deselects the option; in typed text, inserts a space.' },
    { keys: 'Enter', effect: 'Selects or deselects the option.' },
    { keys: 'Letters', effect: 'Move to the option that begins with them, or filter the list.' },
    { keys: 'Tab', effect: 'Moves the focus to Clear; leaving the panel closes it.' },
    { keys: 'Escape', effect: 'Closes the list and returns the focus to the button.' },
  ],
  attributes: [
    { name: 'data-empty', on: 'the button', meaning: 'No option is selected.' },
    { name: 'aria-busy', on: 'the button', meaning: 'The options are loading.' },
    { name: 'data-active', on: 'an option', meaning: 'Keys apply to this option.' },
    { name: 'data-none', on: 'an option', meaning: 'The option for "without a value".' },
    { name: 'data-side', on: 'the panel', meaning: 'Where there is room: `below` or `above`.' },
    { name: 'aria-activedescendant', on: 'the filter box or the list', meaning: 'The active option.' },
    { name: 'aria-selected', on: 'an option', meaning: 'Whether it is selected.' },
    { name: 'aria-expanded', on: 'the button', meaning: 'Whether the list is open.' },
    { name: 'aria-multiselectable', on: 'the list', meaning: 'More than one option can be selected.' },
  ],
} as const satisfies BlockDocs;
