import type { BlockDocs } from '../docs/block-docs.ts';

export const schemaFormDocs = {
  summary:
    'A form drawn from a JSON Schema that a server sends: the fields of the library, a validator that compiles nothing, and limits on what a schema may ask for.',
  insteadUse: ['The fields themselves, for a form that is known when the page is written.'],
  anatomy: `form
  fieldset of an object, with its title
    field for each property
  fieldset of a list
    group of an entry
      fields
      Move up, Move down, Remove
    Add
  footer
    actions
    submit button`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the fields in their order.' },
    {
      keys: 'Enter',
      effect: 'In a text field: submits the form, or focuses the first invalid field.',
    },
    {
      keys: 'Enter, Space',
      effect: 'On Add and Remove: changes the list and focuses the new entry, or Add.',
    },
  ],
  attributes: [
    {
      name: 'data-invalid',
      on: 'the error of an object or a list',
      meaning: 'The object or list as a whole is invalid.',
    },
  ],
} as const satisfies BlockDocs;
