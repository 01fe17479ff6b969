import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { auMobileInputDocs } from './au-mobile-input.docs.ts';
import { AuMobileInput } from './au-mobile-input.tsx';

const meta = preview.meta({
  title: 'Forms/Australian mobile input',
  component: AuMobileInput,
  args: { label: 'Mobile', required: true, onValueChange: fn() },
  parameters: { block: auMobileInputDocs },
});

export const Default = meta.story();
Default.test('groups 4 3 3 and takes any writing of a number', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile' });
  await userEvent.type(input, '04a1-2345');
  await expect(input).toHaveValue('0412 345');
  input.setSelectionRange(0, input.value.length);
  await userEvent.paste('+61 412 345 678');
  await expect(input).toHaveValue('0412 345 678');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('0412345678', { complete: true });
});

export const Invalid = meta.story({ args: { defaultValue: '0512345678' } });
Invalid.test('asks for a number that starts with 04', async ({ canvas, userEvent }) => {
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
  args: { label: 'טלפון 📱'.repeat(30), defaultValue: '9'.repeat(300), revealErrors: 'always' },
  render: (args) => (
    <div className="w-[200px]" role="group" aria-label="Narrow">
      <AuMobileInput {...args} />
    </div>
  ),
});
HostileContent.test(
  'calls a number of 300 digits invalid, and stays inside its place',
  async ({ canvas }) => {
    const place = canvas.getByRole('group', { name: 'Narrow' });
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    await expect(canvas.getByText('Please enter valid phone')).toBeVisible();
  },
);
