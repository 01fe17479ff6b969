import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { EmailField } from './email-field.tsx';
import { emailFieldDocs } from '../../../docs/components/email-field.docs.tsx';

const meta = preview.meta({
  title: 'Forms/Email field',
  component: EmailField,
  args: { label: 'Email', required: true, onValueChange: fn() },
  parameters: { block: emailFieldDocs },
});

/** A required e-mail address. */
export const Default = meta.story();
Default.test('shows an error until the text is an address', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Email' });
  await expect(input).toHaveAttribute('type', 'email');
  await expect(input).toHaveAttribute('autocomplete', 'email');
  await userEvent.type(input, 'a@');
  await userEvent.tab();
  await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
  await userEvent.type(input, 'post.example');
  await expect(input).not.toHaveAttribute('aria-invalid');
});

/** A valid address that breaks a rule of the page. */
export const CustomRule = meta.story({
  args: {
    defaultValue: 'ann@elsewhere.example',
    validate: (text) => (text.endsWith('@post.example') ? undefined : 'Use an address of post.example'),
    revealErrors: 'always',
  },
});
CustomRule.test('applies the custom rule only to a valid address', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Use an address of post.example')).toBeVisible();
  await userEvent.clear(canvas.getByRole('textbox'));
  await expect(canvas.getByText('This is a required field')).toBeVisible();
});

/** A long address with an emoji in a narrow container. */
export const HostileContent = meta.story({
  args: {
    defaultValue: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.bücher.example`,
    label: 'כתובת 📮'.repeat(30),
    revealErrors: 'always',
  },
  render: (args) => (
    <div className="w-[200px]" role="group" aria-label="Narrow">
      <EmailField {...args} />
    </div>
  ),
});
HostileContent.test('stays within its container', async ({ canvas }) => {
  const container = canvas.getByRole('group', { name: 'Narrow' });
  await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});
