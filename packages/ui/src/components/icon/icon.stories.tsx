import { Lock, Search } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Icon } from './icon.tsx';

const meta = preview.meta({ component: Icon, args: { glyph: Search } });

export const Default = meta.story();
Default.test('is decoration beside a word', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(16);
});

export const WithMeaning = meta.story({ args: { glyph: Lock, label: 'Locked', size: 20 } });
WithMeaning.test('has a name where it stands for a word', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Locked' })).toBeVisible();
});
