import type { BlockDocs } from '../../docs/block-docs.ts';

export const selectDocs = {
  summary: 'One of many, by the native control. A value that its list does not know is shown as it is.',
  insteadUse: ['A radio group for up to about five.', 'A multi-select for several.'],
  anatomy: `<Select>
  label
  <SelectControl>
    options, groups of options
    caret
  hint, or error`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches it.' },
    { keys: 'Arrow keys, Home, End', effect: 'Choose, or go through the open list.' },
    { keys: 'Letters', effect: 'Go to the option that begins with them.' },
    { keys: 'Enter, Space', effect: 'Open the list, and choose in it.' },
    { keys: 'Escape', effect: 'Closes the list.' },
  ],
  attributes: [{ name: 'data-empty', on: 'the select', meaning: 'Nothing is chosen yet.' }],
} as const satisfies BlockDocs;
