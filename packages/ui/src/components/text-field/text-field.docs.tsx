import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { TextField } from './text-field.tsx';

export const textFieldDocs = {
  summary:
    'One line of text. It shows an error when it loses the focus or after 300 ms without typing, and removes it as soon as the text is valid.',
  insteadUse: [
    'EmailField, PasswordField, PhoneField or DateField for such values.',
    'TextArea for several lines.',
    'SearchBox for a search.',
  ],
  guidance: [
    {
      do: {
        sentence: 'Keep the label above the text, and put an example into the hint.',
        Example: () => (
          <Surface>
            <TextField label="Reference" hint="Such as HL-10042" defaultValue="HL-1" />
          </Surface>
        ),
      },
      dont: {
        sentence: 'A placeholder as the label: it disappears with the first letter.',
        Example: () => (
          <Surface>
            <TextField label="Reference" labelHidden placeholder="Reference, such as HL-10042" />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `Field
  div with fieldBox, only with an icon or a suffix
    Icon
    input
    suffix`,
  keyboard: [{ keys: 'Tab', effect: 'Reaches the input, then a button in its suffix.' }],
  attributes: [],
} as const satisfies BlockDocs;
