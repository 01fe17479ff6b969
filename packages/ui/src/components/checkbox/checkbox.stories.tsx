import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { checkboxDocs } from '../../../docs/components/checkbox.docs.tsx';
import { CheckboxBox } from './checkbox-box.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxBox },
  args: { label: 'Send a copy', onCheckedChange: fn() },
  parameters: { block: checkboxDocs },
  decorators: [(Story) => <div className="p-2">{Story()}</div>],
});

/** An unchecked box. */
export const Default = meta.story();
Default.test('is checked by a click on its label and by Space', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('checkbox', { name: 'Send a copy' });
  await userEvent.click(canvas.getByText('Send a copy'));
  await expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(box).not.toBeChecked();
  await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
});
Default.test('responds within 28 px although 16 px are visible', async ({ canvas }) => {
  const box = canvas.getByRole('checkbox');
  const { left, top, width } = box.getBoundingClientRect();
  await expect(width).toBe(16);
  await expect(document.elementFromPoint(left - 5, top + 8)).toBe(box);
});

/** Some of the items that the box selects are checked. */
export const Mixed = meta.story({ args: { indeterminate: true, checked: false, label: 'All orders' } });
Mixed.test('stays indeterminate until the caller changes it', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('checkbox', { name: 'All orders' });
  await expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  await expect(box).toBePartiallyChecked();
});

/** A box with a hint below its label. */
export const WithHint = meta.story({ args: { hint: 'It goes to the address above.' } });
WithHint.test('is described by its hint', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('It goes to the address above.');
});

/** The error is shown instead of the hint. */
export const Invalid = meta.story({ args: { hint: 'Once.', error: 'Tick it to go on.' } });
Invalid.test('is described by its error instead of the hint', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toBeInvalid();
  await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick it to go on.');
  await expect(canvas.queryByText('Once.')).toBeNull();
});

/** Every state: off, on, mixed, disabled, invalid and with a hint. */
export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid gap-3">
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Mixed" indeterminate />
      <Checkbox label="Mixed and ticked" indeterminate defaultChecked />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled on" disabled defaultChecked />
      <Checkbox label="Disabled mixed" disabled indeterminate />
      <Checkbox label="Invalid" error="Tick it to go on." />
      <Checkbox label="With a hint" hint="It goes to the address above." />
    </div>
  ),
});
States.test('cannot be checked while disabled', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox', { name: 'Disabled' });
  await userEvent.click(box);
  await expect(box).not.toBeChecked();
});

/** A very long label and hint in a narrow container. */
export const HostileContent = meta.story({
  args: {
    label: `${'Bartholomew'.repeat(20)} 👩‍👩‍👧 مرحبا بالعالم`,
    hint: 'x'.repeat(200),
    error: undefined,
  },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
HostileContent.test('breaks long words within 200 px', async ({ canvas }) => {
  const words = canvas.getByText(/Bartholomew/);
  await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(208);
  await expect(words.scrollWidth).toBeLessThanOrEqual(176);
});
