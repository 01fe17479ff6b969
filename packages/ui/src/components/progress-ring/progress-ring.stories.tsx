import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProgressRing } from './progress-ring.tsx';

const meta = preview.meta({ component: ProgressRing, args: { value: '86' } });

export const Default = meta.story();
Default.test('is an image named by its figure', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '86%' })).toBeVisible();
});

export const Fraction = meta.story({ args: { value: '67.9' } });
Fraction.test('is cut to the whole per cent', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '67%' })).toBeVisible();
});

export const NoNumber = meta.story({ args: { value: 'abc' } });
NoNumber.test('counts as nothing', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '0%' })).toBeVisible();
});

export const Large = meta.story({ args: { size: 'lg' } });
Large.test('is 72 px wide', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '86%' }).getBoundingClientRect().width).toBe(72);
});

export const Done = meta.story({ args: { value: 100, size: 'lg' } });
Done.test('takes the success tone at 100', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '100%' })).toBeVisible();
});
