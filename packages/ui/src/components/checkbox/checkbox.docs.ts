import type { BlockDocs } from '../../docs/block-docs.ts';

export const checkboxDocs = {
  summary:
    'Something that holds or does not, as part of a form; with the third state for a box that stands for several others.',
  insteadUse: ['A switch where it takes effect at once.', 'A radio group for one of several.'],
  anatomy: `<Checkbox>
  label
    <CheckboxBox>
    the words
  hint, or error`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches the box.' },
    { keys: 'Space', effect: 'Ticks it, or takes the tick away.' },
  ],
  attributes: [
    { name: 'aria-invalid', on: 'the box', meaning: 'There is an error, and it is drawn below.' },
    { name: 'aria-describedby', on: 'the box', meaning: 'Names the hint or the error.' },
  ],
} as const satisfies BlockDocs;
