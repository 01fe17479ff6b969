import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { switchDocs } from '../../../docs/components/switch.docs.tsx';
import { Switch } from './switch.tsx';

const meta = preview.meta({
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Reports', hint: 'Sees every figure.', onCheckedChange: fn() },
  parameters: { block: switchDocs },
});

/** A switch with a hint, off. */
export const Default = meta.story();
Default.test('turns on by a press on its label and off by Space', async ({ canvas, userEvent, args }) => {
  const control = canvas.getByRole('switch', { name: 'Reports' });
  await expect(control).toHaveAccessibleDescription('Sees every figure.');
  await userEvent.click(canvas.getByText('Reports'));
  await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  await expect(control).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(control).not.toBeChecked();
});

export const Controlled = meta.story({ tags: ['!dev', '!autodocs'], args: { checked: true } });
Controlled.test('stays on until the caller turns it off', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('switch'));
  await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
  await expect(canvas.getByRole('switch')).toBeChecked();
});

/** Off, on, disabled, and with the label first. */
export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid w-[300px] gap-3">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Disabled" disabled />
      <Switch label="Disabled on" disabled defaultChecked />
      <Switch label="At the end of its line" labelFirst defaultChecked hint="Sees every figure." />
    </div>
  ),
});
States.test('is 36 by 20 px and cannot be changed while disabled', async ({ canvas, userEvent }) => {
  const control = canvas.getByRole('switch', { name: 'Disabled' });
  const { width, height } = control.getBoundingClientRect();
  await expect([width, height]).toEqual([36, 20]);
  await userEvent.click(control);
  await expect(control).not.toBeChecked();
});

/** The switches in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, render: States.input.render });
RightToLeft.test('is at the start of its text', async ({ canvas }) => {
  const control = canvas.getByRole('switch', { name: 'On' });
  const words = canvas.getByText('On');
  await expect(control.getBoundingClientRect().left).toBeGreaterThan(words.getBoundingClientRect().left);
});

/** A very long label and hint in a narrow container. */
export const HostileContent = meta.story({
  args: { label: `${'Bartholomew'.repeat(20)} 👩‍👩‍👧 مرحبا`, hint: 'x'.repeat(200), labelFirst: true },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
HostileContent.test('breaks long words within 200 px', async ({ canvas }) => {
  const control = canvas.getByRole('switch');
  await expect(control.closest('div')?.scrollWidth).toBeLessThanOrEqual(200);
  await expect(control.getBoundingClientRect().width).toBe(36);
});
