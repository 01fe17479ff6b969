import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { AuMobileInput } from './au-mobile-input.tsx';

export const auMobileInputDocs = {
  summary:
    'An Australian mobile number: ten digits from 04, grouped 4 3 3. A pasted number may have international format.',
  insteadUse: ['PhoneField for numbers of other countries too.'],
  guidance: [
    {
      do: {
        sentence: 'Use the hint to say what the number is for, before people hesitate to give it.',
        Example: () => (
          <Surface>
            <AuMobileInput label="Mobile" hint="We send the sign-in code to it." defaultValue="0412345678" />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Use the hint to explain a format that the field already applies to what is typed.',
        Example: () => (
          <Surface>
            <AuMobileInput
              label="Mobile"
              hint="Ten digits, 04 first, spaces after 4 and 7."
              defaultValue="0412345678"
            />
          </Surface>
        ),
      },
    },
  ],
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
