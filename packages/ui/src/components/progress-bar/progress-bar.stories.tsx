import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = preview.meta({ component: ProgressBar, args: { label: 'Uploading', value: 48 } });

export const Default = meta.story();
Default.test('tells how far it is', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '48');
});

export const WithoutEnd = meta.story({ args: { label: 'Working', value: undefined } });
WithoutEnd.test('tells no figure while none is known', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Working' })).not.toHaveAttribute('aria-valuenow');
});

export const Failed = meta.story({ args: { tone: 'danger', value: 100 } });
Failed.test('keeps its name', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
});
