import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Avatar } from '../avatar/index.ts';
import { Breadcrumb } from '../breadcrumb/index.ts';
import { Button } from '../button/index.ts';
import { TopBar } from './top-bar.tsx';

const meta = preview.meta({
  component: TopBar,
  args: {
    children: <Breadcrumb items={[{ label: 'Orders', href: '#orders' }, { label: '1004' }]} />,
    end: (
      <Button variant="ghost">
        <Avatar name="Fiona Full" /> Fiona Full
      </Button>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();
Default.test('holds the breadcrumb and the account', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Fiona Full' })).toBeVisible();
  await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(48);
});
