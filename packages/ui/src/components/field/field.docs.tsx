import type { BlockDocs } from '../../docs/block-docs.ts';

export const fieldDocs = {
  summary: 'A label, a control, and below it the hint or the error. Every control of a form is in a field.',
  insteadUse: ['TextField, Select and the other ready-made fields, which include their control.'],
  anatomy: `FieldRoot (div)
  FieldLabel (label, or span for a group)
  control, with controlProps
  div, a live region
    FieldError (p)
  FieldHint (p)`,
  keyboard: [],
  attributes: [
    { name: 'data-invalid', on: 'FieldRoot', meaning: 'An error is shown.' },
    { name: 'aria-invalid', on: 'control', meaning: 'An error is shown. Styles read the border from it.' },
    { name: 'aria-required', on: 'control', meaning: 'A value is required.' },
    {
      name: 'aria-describedby',
      on: 'control',
      meaning: 'The error or otherwise the hint, then further descriptions.',
    },
    { name: 'aria-labelledby', on: 'control', meaning: 'The label, if the control is a group.' },
  ],
} as const satisfies BlockDocs;
