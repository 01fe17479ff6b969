import { PanelLeft, Rows3 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ToggleGroup } from './toggle-group.tsx';

const meta = preview.meta({
  component: ToggleGroup,
  args: {
    label: 'Whose orders',
    value: 'all',
    onSelectItem: fn(),
    items: [
      { id: 'mine', label: 'My orders' },
      { id: 'all', label: 'All orders' },
    ],
  },
});

export const Default = meta.story();
Default.test('tells which one is pressed', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('group', { name: 'Whose orders' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'All orders', pressed: true })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'My orders', pressed: false }));
  await expect(args.onSelectItem).toHaveBeenCalledWith('mine');
});

export const IconsAlone = meta.story({
  args: {
    label: 'View',
    value: 'list',
    items: [
      { id: 'list', label: 'List view', icon: Rows3, iconOnly: true },
      { id: 'email', label: 'Email view', icon: PanelLeft, iconOnly: true },
    ],
  },
});
IconsAlone.test('keep their names', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'List view', pressed: true })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Email view' })).toBeVisible();
});

export const Links = meta.story({
  args: {
    items: [
      { id: 'mine', label: 'My orders', href: '#mine' },
      { id: 'all', label: 'All orders', href: '#all' },
    ],
  },
});
Links.test('are links where each has an address', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute('aria-current', 'true');
  await expect(canvas.getByRole('link', { name: 'My orders' })).not.toHaveAttribute('aria-current');
});

export const WithDisabled = meta.story({
  args: {
    items: [
      { id: 'all', label: 'Company' },
      { id: 'other', label: 'Foreign', disabled: true },
    ],
  },
});
WithDisabled.test('keeps what cannot be chosen in sight', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Foreign' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await expect(args.onSelectItem).not.toHaveBeenCalled();
});
