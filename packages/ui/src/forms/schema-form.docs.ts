import type { BlockDocs } from '../docs/block-docs.ts';

export const schemaFormDocs = {
  summary:
    'A form drawn from a JSON Schema that a server sends: the fields of the library, a validator that compiles nothing, and limits on what a schema may ask for.',
  insteadUse: ['The fields themselves, where the form is known when the page is written.'],
  anatomy: `form
  fieldset of an object, with its title
    field of the library, one a property
  fieldset of a list
    group of an entry
      fields
      Move up, Move down, Remove
    Add
  foot
    actions
    button that sends`,
  keyboard: [
    { keys: 'Tab', effect: 'Goes through the fields in their order.' },
    {
      keys: 'Enter',
      effect: 'In a line of text: sends the form, or leads to the first field that is wrong.',
    },
    {
      keys: 'Enter, Space',
      effect: 'On Add and Remove: changes the list; the focus goes to the new entry, or to Add.',
    },
  ],
  attributes: [
    { name: 'data-invalid', on: 'the error of an object or a list', meaning: 'It is wrong as a whole.' },
  ],
} as const satisfies BlockDocs;
