import type { BlockDocs } from '../../docs/block-docs.ts';

export const passwordFieldDocs = {
  summary:
    'A password, covered until its button is pressed. A new one is judged rule by rule while it is typed.',
  anatomy: `div
  InputField
    input, type password or text
    IconButton that shows or hides
  ul, describes the input
    PasswordRuleLine (li), one a rule
  span, role status`,
  keyboard: [
    { keys: 'Tab', effect: 'From the input to the button.' },
    { keys: 'Enter, Space', effect: 'On the button: shows or hides the password.' },
  ],
  attributes: [{ name: 'data-met', on: 'PasswordRuleLine', meaning: 'The password keeps this rule.' }],
} as const satisfies BlockDocs;
