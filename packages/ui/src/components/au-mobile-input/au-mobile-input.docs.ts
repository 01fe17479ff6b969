import type { BlockDocs } from '../../docs/block-docs.ts';

export const auMobileInputDocs = {
  summary:
    'An Australian mobile number: ten digits from 04, grouped 4 3 3. International writing is read when it is pasted.',
  insteadUse: ['PhoneField where numbers of other countries are taken.'],
  anatomy: `Field
  input, type tel`,
  keyboard: [
    { keys: '0 … 9', effect: 'Sets a digit at the caret; every other character is dropped.' },
    { keys: 'Backspace, Delete', effect: 'Takes the digit beside the caret, across a space as well.' },
    { keys: 'Ctrl or ⌘ + Z', effect: 'A step back; with Shift, or Ctrl + Y, a step forth.' },
  ],
  attributes: [{ name: 'data-complete', on: 'input', meaning: 'Ten digits that start with 04 are there.' }],
} as const satisfies BlockDocs;
