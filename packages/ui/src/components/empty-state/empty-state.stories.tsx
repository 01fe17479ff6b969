import { CloudOff, SearchX } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({ component: EmptyState, args: { icon: SearchX, title: 'No Results.' } });

export const Default = meta.story();
Default.test('says the one sentence', async ({ canvas }) => {
  await expect(canvas.getByText('No Results.')).toBeVisible();
});

export const WithAction = meta.story({ args: { action: <Button>Clear filters</Button> } });
WithAction.test('offers one way on', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeEnabled();
});

export const Failed = meta.story({
  args: {
    tone: 'danger',
    icon: CloudOff,
    action: <Button>Retry</Button>,
    children: 'Your filters are kept.',
  },
});
Failed.test('offers to try again', async ({ canvas }) => {
  await expect(canvas.getByText('Your filters are kept.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});
