import type { BlockDocs } from '../../docs/block-docs.ts';

export const textFieldDocs = {
  summary:
    'One line of text. It shows an error when it loses the focus or after 300 ms without typing, and removes it as soon as the text is valid.',
  insteadUse: [
    'EmailField, PasswordField, PhoneField or DateField for such values.',
    'TextArea for several lines.',
    'SearchBox for a search.',
  ],
  anatomy: `Field
  div with fieldBox, only with an icon or a suffix
    Icon
    input
    suffix`,
  keyboard: [{ keys: 'Tab', effect: 'Reaches the input, then a button in its suffix.' }],
  attributes: [],
} as const satisfies BlockDocs;
