import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { PasswordField } from './password-field.tsx';

const rules = [
  { id: 'length', label: 'At least 12 characters', isMet: (text: string) => text.length >= 12 },
  { id: 'number', label: 'One number', isMet: (text: string) => /\d/.test(text) },
];

export const passwordFieldDocs = {
  summary:
    'A password, hidden until its button is pressed. A new password is checked against each rule while it is typed.',
  guidance: [
    {
      do: {
        sentence: 'Show the rules of a new password before the first key is pressed.',
        Example: () => (
          <Surface>
            <PasswordField label="New password" rules={rules} />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Reveal a rule only once it was broken: each attempt finds another.',
        Example: () => (
          <Surface>
            <PasswordField
              label="New password"
              defaultValue="harbour"
              autoComplete="new-password"
              error="The password needs a number"
            />
          </Surface>
        ),
      },
    },
  ],
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
