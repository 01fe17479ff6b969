import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = preview.meta({
  component: Breadcrumb,
  args: { items: [{ label: 'Orders', href: '#orders' }, { label: '1004' }] },
});

export const Default = meta.story();
Default.test('leads back and names the present page', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '#orders');
  await expect(canvas.getByText('1004')).toHaveAttribute('aria-current', 'page');
});

export const TopLevel = meta.story({ args: { items: [{ label: 'Orders' }] } });
TopLevel.test('has nowhere to lead back to', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
  await expect(canvas.getByText('Orders')).toHaveAttribute('aria-current', 'page');
});
