import { Tag } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Chip, ChipList } from './chip.tsx';

const meta = preview.meta({ component: Chip, args: { children: 'Cash' } });

export const Default = meta.story();
Default.test('shows its word', async ({ canvas }) => {
  await expect(canvas.getByText('Cash')).toBeVisible();
});

export const WithIcon = meta.story({ args: { icon: Tag, children: 'VIP' } });
WithIcon.test('shows its word beside the icon', async ({ canvas }) => {
  await expect(canvas.getByText('VIP')).toBeVisible();
});

export const Removable = meta.story({
  args: { tone: 'brand', children: 'Ann Able', removeName: 'Remove Ann Able', onRemove: fn() },
});
Removable.test('is removed by its own button', async ({ canvas, userEvent, args }) => {
  const remove = canvas.getByRole('button', { name: 'Remove Ann Able' });
  await expect(remove.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  await userEvent.click(remove);
  await expect(args.onRemove).toHaveBeenCalledOnce();
});

export const Overflow = meta.story({
  render: () => <ChipList names={['Cash', 'Shares', 'Bonds', 'Property', 'Gold']} />,
});
Overflow.test('shows three names and tells the others on focus', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Bonds')).toBeVisible();
  await expect(canvas.queryByText('Property, Gold')).toBeNull();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: '+2: Property, Gold' })).toHaveFocus();
  await expect(canvas.getByText('Property, Gold')).toBeVisible();
});
