import type { BlockDocs } from '../docs/block.docs.ts';
import { Surface } from '../docs/fixtures/surface.tsx';
import { SchemaForm } from './schema-form.tsx';

const nothing = () => undefined;

export const schemaFormDocs = {
  summary:
    'A form drawn from a JSON Schema that a server sends: the fields of the library, a validator that compiles nothing, and limits on what a schema may ask for.',
  insteadUse: ['The fields themselves, for a form that is known when the page is written.'],
  guidance: [
    {
      do: {
        sentence: 'Give each property a title in the words of the person who fills it in.',
        Example: () => (
          <Surface>
            <SchemaForm
              schema={{
                type: 'object',
                properties: {
                  dob: { type: 'string', title: 'Year of birth' },
                  copy: { type: 'boolean', title: 'Send me a copy' },
                },
              }}
              onSubmit={nothing}
              submitText={null}
            />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Leave titles out: the form then shows the keys of the schema.',
        Example: () => (
          <Surface>
            <SchemaForm
              schema={{
                type: 'object',
                properties: { dob_yyyy: { type: 'string' }, snd_cpy: { type: 'boolean' } },
              }}
              onSubmit={nothing}
              submitText={null}
            />
          </Surface>
        ),
      },
    },
  ],
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
