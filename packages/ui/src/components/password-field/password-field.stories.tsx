import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { passwordFieldDocs } from '../../../docs/components/password-field.docs.tsx';
import type { PasswordRule } from './password-field.model.ts';
import { PasswordField, PasswordSymbols } from './password-field.tsx';

const SYMBOLS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const rules: readonly PasswordRule[] = [
  { id: 'length', label: 'At least 8 characters', isMet: (password) => password.length >= 8 },
  { id: 'lowercase', label: 'One lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { id: 'uppercase', label: 'One uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
  { id: 'number', label: 'One number', isMet: (password) => /[0-9]/.test(password) },
  { id: 'symbol', label: 'One symbol', isMet: (password) => /[^a-z0-9]/i.test(password) },
];

const meta = preview.meta({
  title: 'Forms/Password field',
  component: PasswordField,
  args: { label: 'Current password', required: true, onValueChange: fn() },
  parameters: { block: passwordFieldDocs },
});

/** A current password, hidden. */
export const Default = meta.story({ args: { defaultValue: 'Blue-Door9' } });
Default.test('hides the password until its button is pressed', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText(/^Current password/);
  await expect(input).toHaveAttribute('type', 'password');
  await expect(input).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  await expect(input).toHaveAttribute('type', 'text');
  await userEvent.keyboard('{Enter}');
  await expect(input).toHaveAttribute('type', 'password');
  await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
});

/** A new password with its rules and the allowed symbols. */
export const NewPassword = meta.story({
  tags: ['visual'],
  args: {
    label: 'New password',
    rules,
    hint: <PasswordSymbols symbols={SYMBOLS} />,
    defaultValue: 'Aaaa1111',
  },
  render: (args) => (
    <div className="max-w-[480px]">
      <PasswordField {...args} />
    </div>
  ),
});
NewPassword.test(
  'shows whether each rule is met, and announces the number of met rules',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^New password/);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 5 rules met');
    await expect(canvas.getAllByRole('img', { name: 'Met' })).toHaveLength(4);
    await expect(canvas.getByText(SYMBOLS)).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/^This password does not meet every rule/);
    await userEvent.type(input, '!');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 rules met');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByRole('img', { name: 'Not met' })).toBeNull();
  },
);

/** The repeated password; an error appears if it differs. */
export const Confirmation = meta.story({
  args: {
    label: 'Confirm new password',
    autoComplete: 'new-password',
    validate: (text) => (text === 'Aa1!aaaa' ? undefined : 'Passwords do not match.'),
  },
});
Confirmation.test('compares the typed text', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText(/^Confirm new password/);
  await expect(input).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(input, 'Aa1!');
  await expect(await canvas.findByText('Passwords do not match.')).toBeVisible();
  await userEvent.type(input, 'aaaa');
  await expect(canvas.queryByText('Passwords do not match.')).toBeNull();
});

/** A very long rule in a narrow container. */
export const HostileContent = meta.story({
  args: {
    label: 'סיסמה 🔑'.repeat(25),
    defaultValue: '😀\ud83d'.repeat(100),
    hint: SYMBOLS,
    rules: [{ id: 'long', label: 'Donaudampfschifffahrt'.repeat(10), isMet: () => false }],
  },
  render: (args) => (
    <div className="w-[200px]" role="group" aria-label="Narrow">
      <PasswordField {...args} />
    </div>
  ),
});
HostileContent.test('stays within its container with a visible button', async ({ canvas }) => {
  const container = canvas.getByRole('group', { name: 'Narrow' });
  await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
});
