import type { BlockDocs } from '../../docs/block-docs.ts';

export const passwordFieldDocs = {
  summary:
    'A password, hidden until its button is pressed. A new password is checked against each rule while it is typed.',
  anatomy: `div
  InputField
    input, type password or text
    IconButton that shows or hides the password
  ul, describes the input
    PasswordRuleLine (li), one a rule
  span, role status`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves the focus from the input to the button.' },
    { keys: 'Enter, Space', effect: 'On the button: shows or hides the password.' },
  ],
  attributes: [{ name: 'data-met', on: 'PasswordRuleLine', meaning: 'The password meets this rule.' }],
} as const satisfies BlockDocs;
