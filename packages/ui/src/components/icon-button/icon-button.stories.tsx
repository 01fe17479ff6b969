import { RefreshCw } from 'lucide';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { iconButtonDocs } from '../../../docs/components/icon-button.docs.tsx';
import { IconButton } from './icon-button.tsx';

const meta = preview.meta({
  title: 'Blocks/Icon button',
  component: IconButton,
  args: { icon: RefreshCw, name: 'Refresh', onClick: fn() },
  parameters: { block: iconButtonDocs },
});

/** A button with an icon, named by its tooltip. */
export const Default = meta.story();
Default.test('has a name, a tooltip and a target of at least 24 px', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Refresh' });
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await expect(canvas.getByText('Refresh')).toBeVisible();
  await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledOnce();
});

/** With a border and a background. */
export const Secondary = meta.story({ args: { variant: 'secondary' } });
Secondary.test('is a square', async ({ canvas }) => {
  const { width, height } = canvas.getByRole('button').getBoundingClientRect();
  await expect([width, height]).toEqual([32, 32]);
});

/** Work is under way. */
export const Pending = meta.story({ args: { pending: true } });
Pending.test('ignores clicks while it is pending', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  await expect(args.onClick).not.toHaveBeenCalled();
});

/** The button is disabled; its tooltip gives the reason. */
export const Disabled = meta.story({ args: { disabledReason: 'There is nothing to refresh.' } });
Disabled.test('stays focusable, does nothing and gives the reason', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Refresh' });
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAccessibleDescription('There is nothing to refresh.');
  await expect(canvas.getByText('There is nothing to refresh.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).not.toHaveBeenCalled();
});

/** The sizes and states. */
export const Variants = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="flex items-center gap-2">
      <IconButton icon={RefreshCw} name="In a row" size="xs" />
      <IconButton icon={RefreshCw} name="Refresh" />
      <IconButton icon={RefreshCw} name="Refresh all" variant="secondary" size="md" />
      <IconButton icon={RefreshCw} name="Refreshing" variant="secondary" pending />
      <IconButton icon={RefreshCw} name="Not now" variant="secondary" disabled />
    </div>
  ),
});
Variants.test('are squares', async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect();
    await expect(width).toBe(height);
  }
});

/** A very long name, and no icon. */
export const HostileContent = meta.story({
  args: { icon: untyped(undefined), name: hostile.long },
  decorators: [inNarrowContainer],
});
HostileContent.test(
  'keeps its size without an icon, and its tooltip inside the window',
  async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: hostile.long });
    await expect(button.getBoundingClientRect().width).toBe(32);
    await userEvent.tab();
    const tip = canvas.getByText(hostile.long);
    await expect(tip.scrollWidth).toBeLessThanOrEqual(tip.clientWidth);
    await expectNoOverflow(canvasElement);
  },
);
