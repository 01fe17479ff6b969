import type { BlockDocs } from '../../docs/block-docs.ts';

export const auMobileInputDocs = {
  summary:
    'An Australian mobile number: ten digits from 04, grouped 4 3 3. A pasted number may have international format.',
  insteadUse: ['PhoneField for numbers of other countries too.'],
  anatomy: `Field
  input, type tel`,
  keyboard: [
    { keys: '0 … 9', effect: 'Inserts a digit at the caret; every other character is dropped.' },
    { keys: 'Backspace, Delete', effect: 'Deletes the digit next to the caret, also across a space.' },
    { keys: 'Ctrl or ⌘ + Z', effect: 'Undo; with Shift, or Ctrl + Y, redo.' },
  ],
  attributes: [
    { name: 'data-complete', on: 'input', meaning: 'The number has ten digits and starts with 04.' },
  ],
} as const satisfies BlockDocs;
