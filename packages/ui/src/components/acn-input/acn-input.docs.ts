import type { BlockDocs } from '../../docs/block-docs.ts';

export const acnInputDocs = {
  summary:
    'An Australian Company Number: digits only, in three groups of three, whatever is typed or pasted. The caret stays at the digit where the person is.',
  insteadUse: ['TextField for numbers without a form.'],
  anatomy: `Field
  input`,
  keyboard: [
    {
      keys: '0 … 9',
      effect: 'Sets a digit at the caret; every other character is dropped, and a tenth digit too.',
    },
    { keys: 'Backspace, Delete', effect: 'Takes the digit beside the caret, across a space as well.' },
    { keys: 'Ctrl or ⌘ + Z', effect: 'A step back; with Shift, or Ctrl + Y, a step forth.' },
    { keys: 'Ctrl or ⌘ + V', effect: 'The digits of any writing in place of what is selected.' },
  ],
  attributes: [{ name: 'data-complete', on: 'input', meaning: 'All nine digits are there.' }],
} as const satisfies BlockDocs;
