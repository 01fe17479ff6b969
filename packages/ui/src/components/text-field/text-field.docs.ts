import type { BlockDocs } from '../../docs/block-docs.ts';

export const textFieldDocs = {
  summary:
    'One line of text. It says what is wrong on leaving it and once typing has rested for 300 ms, and stops the moment the text is right.',
  insteadUse: [
    'EmailField, PasswordField, PhoneField, DateField for what has a form of its own.',
    'TextArea for several lines.',
    'SearchBox for what is looked for.',
  ],
  anatomy: `Field
  div with fieldBox, only beside an icon or a suffix
    Icon
    input
    suffix`,
  keyboard: [{ keys: 'Tab', effect: 'Reaches the input, then a button in its suffix.' }],
  attributes: [],
} as const satisfies BlockDocs;
