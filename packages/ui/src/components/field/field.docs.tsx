import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { fieldControl } from './field.styles.ts';
import { Field } from './field.tsx';

export const fieldDocs = {
  summary: 'A label, a control, and below it the hint or the error. Every control of a form is in a field.',
  insteadUse: ['TextField, Select and the other ready-made fields, which include their control.'],
  guidance: [
    {
      do: {
        sentence: 'In an error, say how to correct the value.',
        Example: () => (
          <Surface>
            <Field label="Postcode" error="Enter four digits">
              <input defaultValue="200" className={fieldControl()} />
            </Field>
          </Surface>
        ),
      },
      dont: {
        sentence: '‘Invalid value’: it says that something is wrong, but not how to correct it.',
        Example: () => (
          <Surface>
            <Field label="Postcode" error="Invalid value">
              <input defaultValue="200" className={fieldControl()} />
            </Field>
          </Surface>
        ),
      },
    },
    {
      do: {
        sentence: 'Put help that everybody needs into the hint, below the control.',
        Example: () => (
          <Surface>
            <Field label="Reference" hint="On the letter, at the top right">
              <input className={fieldControl()} />
            </Field>
          </Surface>
        ),
      },
      dont: {
        sentence: 'A label with its help in brackets: it is read out before each input.',
        Example: () => (
          <Surface>
            <Field label="Reference (you find it on the letter, at the top right)">
              <input className={fieldControl()} />
            </Field>
          </Surface>
        ),
      },
    },
  ],
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
