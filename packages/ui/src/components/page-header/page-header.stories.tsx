import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { ToggleGroup } from '../toggle-group/index.ts';
import { PageHeader } from './page-header.tsx';

const meta = preview.meta({
  component: PageHeader,
  args: { title: 'Orders' },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();
Default.test('is the heading of the page', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

export const WithEverything = meta.story({
  args: {
    count: 147,
    aside: <Badge tone="pending">Waiting</Badge>,
    views: (
      <ToggleGroup
        label="Whose orders"
        value="all"
        items={[
          { id: 'mine', label: 'My orders' },
          { id: 'all', label: 'All orders' },
        ]}
      />
    ),
    actions: (
      <Button variant="primary" icon={Plus}>
        New
      </Button>
    ),
    facts: 'Elena Marchetti',
  },
});
WithEverything.test('carries the count in the heading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Orders 147' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'New' })).toBeEnabled();
});
