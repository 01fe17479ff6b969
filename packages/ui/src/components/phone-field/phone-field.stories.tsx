import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { phoneFieldDocs } from '../../../docs/components/phone-field.docs.tsx';
import { PhoneField } from './phone-field.tsx';

const meta = preview.meta({
  title: 'Forms/Phone field',
  component: PhoneField,
  args: { label: 'Mobile', required: true, onValueChange: fn() },
  parameters: { block: phoneFieldDocs },
});

/** An empty number, with Australia selected. */
export const Default = meta.story();
Default.test('accepts an Australian mobile number', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Mobile' });
  await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Australia +61');
  await userEvent.type(input, '05a1-2');
  await expect(input).toHaveValue('0512');
  await userEvent.tab();
  await expect(canvas.getByText('Please enter valid phone')).toBeVisible();
  await userEvent.clear(input);
  await userEvent.paste('+61 412 345 678');
  await expect(input).toHaveValue('0412 345 678');
  await expect(args.onValueChange).toHaveBeenLastCalledWith(
    { country: 'AU', number: '0412 345 678' },
    { e164OrLocal: '0412345678' },
  );
  await expect(input).not.toHaveAttribute('aria-invalid');
  await userEvent.type(input, '9');
  await expect(input).toHaveValue('0412 345 6789');
  await expect(await canvas.findByText('Please enter valid phone')).toBeVisible();
});
Default.test(
  'lists Australia first and accepts a number of another country',
  async ({ canvas, userEvent, args }) => {
    const newZealand = await canvas.findByRole('option', { name: 'New Zealand +64' });
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Australia +61');
    await userEvent.selectOptions(canvas.getByRole('combobox'), newZealand);
    await userEvent.type(canvas.getByRole('textbox'), '02-');
    await userEvent.paste('1 123 4567');
    await expect(canvas.getByRole('textbox')).toHaveValue('021 123 4567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { country: 'NZ', number: '021 123 4567' },
      { e164OrLocal: '+64211234567' },
    );
  },
);

/** The country cannot be changed. */
export const AustralianOnly = meta.story({
  args: { australianOnly: true, defaultValue: { country: 'NZ', number: '0211234567' } },
});
AustralianOnly.test('cannot be changed to another country', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('combobox', { name: 'Country' })).toBeDisabled();
  await userEvent.click(canvas.getByRole('textbox'));
  await userEvent.tab();
  await expect(canvas.getByText('Please enter valid phone')).toBeVisible();
});

/** At rest, invalid, Australian only, and disabled. */
export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid max-w-[400px] gap-4">
      <PhoneField label="Rest" hint="A mobile number" />
      <PhoneField
        label="Invalid"
        defaultValue={{ country: 'AU', number: '0512' }}
        revealErrors="always"
        australianOnly
      />
      <PhoneField label="Australian only" australianOnly required />
      <PhoneField
        label="Disabled"
        defaultValue={{ country: 'AU', number: '0412345678' }}
        disabled
        australianOnly
      />
    </div>
  ),
});
States.test('have country and number next to each other with equal height', async ({ canvas }) => {
  const [country] = canvas.getAllByRole('combobox');
  const number = canvas.getByRole('textbox', { name: 'Rest' });
  await expect(country?.getBoundingClientRect().height).toBe(number.getBoundingClientRect().height);
  await expect(country?.getBoundingClientRect().top).toBe(number.getBoundingClientRect().top);
  await expect(canvas.getByRole('textbox', { name: 'Disabled' })).toHaveValue('0412 345 678');
});

/** An unknown country and a very long number in a narrow container. */
export const HostileContent = meta.story({
  args: {
    label: 'טלפון 📱'.repeat(30),
    defaultValue: { country: '??', number: `＋０１２ 345 ${'6'.repeat(300)}` },
    revealErrors: 'always',
  },
  render: (args) => (
    <div className="w-[200px]" role="group" aria-label="Narrow">
      <PhoneField {...args} />
    </div>
  ),
});
HostileContent.test(
  'shows an unknown country by its code and stays within its container',
  async ({ canvas }) => {
    const container = canvas.getByRole('group', { name: 'Narrow' });
    await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('??');
    await expect(canvas.getByText('Please enter valid phone')).toBeVisible();
  },
);
