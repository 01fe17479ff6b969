import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { AcnInput } from './acn-input.tsx';

export const acnInputDocs = {
  summary:
    'An Australian Company Number: digits only, in three groups of three, also if other characters are typed or pasted. The caret stays at the edited digit.',
  insteadUse: ['TextField for numbers without a fixed format.'],
  guidance: [
    {
      do: {
        sentence: 'Keep the full label: not everyone who fills in a form knows the abbreviation.',
        Example: () => (
          <Surface>
            <AcnInput defaultValue="004085616" />
          </Surface>
        ),
      },
      dont: {
        sentence: '‘ACN’ as the label, to save space: a first-time reader has to look it up.',
        Example: () => (
          <Surface>
            <AcnInput label="ACN" defaultValue="004085616" />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `Field
  input`,
  keyboard: [
    {
      keys: '0 … 9',
      effect: 'Inserts a digit at the caret; other characters and a tenth digit are ignored.',
    },
    { keys: 'Backspace, Delete', effect: 'Deletes the digit next to the caret, also across a space.' },
    { keys: 'Ctrl or ⌘ + Z', effect: 'Undo; with Shift, or Ctrl + Y, redo.' },
    {
      keys: 'Ctrl or ⌘ + V',
      effect: 'Replaces the selection by all digits of the pasted text. For an ABN a button offers its ACN.',
    },
  ],
  attributes: [{ name: 'data-complete', on: 'input', meaning: 'The number has all nine digits.' }],
} as const satisfies BlockDocs;
