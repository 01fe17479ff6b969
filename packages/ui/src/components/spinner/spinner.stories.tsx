import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({ component: Spinner, args: { label: 'Loading' } });

export const Default = meta.story();
Default.test('says what is waited for', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
});

export const Large = meta.story({ args: { size: 'lg' } });
Large.test('is 24 px wide', async ({ canvas }) => {
  await expect(canvas.getByRole('status').getBoundingClientRect().width).toBe(24);
});
