import { RefreshCw } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from './icon-button.tsx';

const meta = preview.meta({
  component: IconButton,
  args: { icon: RefreshCw, name: 'Refresh', onClick: fn() },
});

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

export const Secondary = meta.story({ args: { variant: 'secondary' } });
Secondary.test('is a square', async ({ canvas }) => {
  const { width, height } = canvas.getByRole('button').getBoundingClientRect();
  await expect([width, height]).toEqual([32, 32]);
});

export const Pending = meta.story({ args: { pending: true } });
Pending.test('ignores clicks while it works', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  await expect(args.onClick).not.toHaveBeenCalled();
});
