import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BrandMark } from './brand-mark.tsx';

const meta = preview.meta({ component: BrandMark, args: { name: 'Harbour Trust' } });

export const Default = meta.story();
Default.test('shows the tenant by name and logo', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Harbour Trust')).toBeVisible();
  const logo = canvasElement.querySelector('[aria-hidden]');
  await expect(logo && getComputedStyle(logo).backgroundImage).toContain('harbour.svg');
});

export const Large = meta.story({
  args: { size: 'lg', name: 'Meridian Wealth' },
  globals: { tenant: 'meridian' },
});
Large.test('follows the tenant', async ({ canvasElement }) => {
  const logo = canvasElement.querySelector('[aria-hidden]');
  await expect(logo && getComputedStyle(logo).backgroundImage).toContain('meridian.svg');
});
