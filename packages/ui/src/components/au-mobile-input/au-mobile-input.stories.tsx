import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { auMobileInputDocs } from '../../../docs/components/au-mobile-input.docs.tsx';
import { AuMobileInput } from './au-mobile-input.tsx';

const meta = preview.meta({
  title: 'Forms/Australian mobile input',
  component: AuMobileInput,
  args: { label: 'Mobile', required: true, onValueChange: fn() },
  parameters: { block: auMobileInputDocs },
});

/** An empty number. */
export const Default = meta.story();
Default.test(
  'groups digits 4 3 3 and accepts local and international format',
  async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile' });
    await userEvent.type(input, '04a1-2345');
    await expect(input).toHaveValue('0412 345');
    input.setSelectionRange(0, input.value.length);
    await userEvent.paste('+61 412 345 678');
    await expect(input).toHaveValue('0412 345 678');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0412345678', { complete: true });
  },
);

/** A number that does not start with 04. */
export const Invalid = meta.story({ args: { defaultValue: '0512345678' } });
Invalid.test('requires a number that starts with 04', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole<HTMLInputElement>('textbox');
  await userEvent.click(input);
  await userEvent.tab();
  await expect(canvas.getByText('Please enter valid phone')).toBeVisible();
  await userEvent.click(input);
  input.setSelectionRange(1, 2);
  await userEvent.keyboard('4');
  await expect(canvas.queryByText('Please enter valid phone')).toBeNull();
});

export const HostileContent = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { label: 'טלפון 📱'.repeat(30), defaultValue: '9'.repeat(300), revealErrors: 'always' },
  render: (args) => (
    <div className="w-[200px]" role="group" aria-label="Narrow">
      <AuMobileInput {...args} />
    </div>
  ),
});
HostileContent.test('rejects a number of 300 digits and stays within its container', async ({ canvas }) => {
  const container = canvas.getByRole('group', { name: 'Narrow' });
  await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  await expect(canvas.getByText('Please enter valid phone')).toBeVisible();
});
