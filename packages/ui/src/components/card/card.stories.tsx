import { Download } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Card } from './card.tsx';

const meta = preview.meta({ component: Card, args: { heading: 'Details', children: 'Everything known.' } });

export const Default = meta.story();
Default.test('is a region named by its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Details' })).toHaveTextContent('Everything known.');
});

export const WithCountAndActions = meta.story({
  args: {
    heading: 'Documents',
    count: 3,
    actions: (
      <Button variant="ghost" icon={Download}>
        Download all (3)
      </Button>
    ),
    foot: <Button variant="primary">Save</Button>,
  },
});
WithCountAndActions.test('keeps the count out of its name', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Documents' })).toHaveTextContent('Documents3');
  await expect(canvas.getByRole('button', { name: 'Download all (3)' })).toBeEnabled();
});

export const Empty = meta.story({ args: { heading: 'Exceptions', empty: 'No exceptions.' } });
Empty.test('says so in one sentence', async ({ canvas }) => {
  await expect(canvas.getByText('No exceptions.')).toBeVisible();
  await expect(canvas.queryByText('Everything known.')).toBeNull();
});
