import type { BlockDocs } from '../../docs/block-docs.ts';

export const fieldDocs = {
  summary: 'Label, control, and under it the hint or what is wrong. Every control of a form stands in one.',
  insteadUse: ['TextField, Select and the other ready-made fields, which bring their control.'],
  anatomy: `FieldRoot (div)
  FieldLabel (label, or span for a group)
  the control, with controlProps
  div, live
    FieldError (p)
  FieldHint (p)`,
  keyboard: [],
  attributes: [
    { name: 'data-invalid', on: 'FieldRoot', meaning: 'An error is shown.' },
    { name: 'aria-invalid', on: 'control', meaning: 'An error is shown; the edge is read from it.' },
    { name: 'aria-required', on: 'control', meaning: 'A value must be given.' },
    {
      name: 'aria-describedby',
      on: 'control',
      meaning: 'The error or else the hint, then what else describes it.',
    },
    { name: 'aria-labelledby', on: 'control', meaning: 'The label, where the control is a group.' },
  ],
} as const satisfies BlockDocs;
