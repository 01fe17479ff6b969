import type { BlockDocs } from '../../docs/block-docs.ts';

export const checkboxDocs = {
  summary: 'A yes-or-no value in a form. The third state is for a box that selects several items.',
  insteadUse: ['A switch if it takes effect immediately.', 'A radio group for one of several options.'],
  anatomy: `<Checkbox>
  label
    <CheckboxBox>
    text
  hint, or error`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves the focus to the box.' },
    { keys: 'Space', effect: 'Checks or unchecks it.' },
  ],
  attributes: [
    { name: 'aria-invalid', on: 'the box', meaning: 'The error below is shown.' },
    { name: 'aria-describedby', on: 'the box', meaning: 'The hint or the error.' },
  ],
} as const satisfies BlockDocs;
