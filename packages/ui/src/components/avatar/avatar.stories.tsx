import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Avatar } from './avatar.tsx';

const meta = preview.meta({ component: Avatar, args: { name: 'Fiona Full' } });

export const Default = meta.story({
  render: (args) => (
    <span className="inline-flex items-center gap-2">
      <Avatar {...args} /> {args.name}
    </span>
  ),
});
Default.test('shows initials beside the name', async ({ canvas }) => {
  await expect(canvas.getByText('FF')).toBeVisible();
  await expect(canvas.queryByRole('img')).toBeNull();
});

export const Alone = meta.story({ args: { alone: true, size: 'lg' } });
Alone.test('carries the name when it stands alone', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Fiona Full' })).toBeVisible();
});
