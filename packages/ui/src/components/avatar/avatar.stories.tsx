import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { avatarDocs } from './avatar.docs.ts';
import { Avatar } from './avatar.tsx';

const meta = preview.meta({
  title: 'Blocks/Avatar',
  component: Avatar,
  args: { name: 'Fiona Full' },
  parameters: { block: avatarDocs },
});

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

export const Variants = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="flex items-center gap-2">
      <Avatar name="Fiona Full" />
      <Avatar name="Ann" />
      <Avatar name="Margarethe van der Linden" size="lg" />
      <Avatar name={hostile.rightToLeft} size="lg" />
    </div>
  ),
});
Variants.test('are 24 and 32 px wide, whatever they hold', async ({ canvasElement }) => {
  const widths = Array.from(
    canvasElement.querySelectorAll('[aria-hidden]'),
    (avatar) => avatar.getBoundingClientRect().width,
  );
  await expect(widths).toEqual([24, 24, 32, 32]);
});

export const HostileContent = meta.story({
  render: () => (
    <>
      <Avatar name={null} alone />
      <Avatar name={hostile.loneSurrogate} alone />
      <Avatar name={hostile.emoji} alone />
      <Avatar name={hostile.rightToLeft} alone />
      <Avatar name={hostile.long} alone />
    </>
  ),
  decorators: [inNarrowContainer],
});
HostileContent.test('claims no name where there is none', async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole('img').map((avatar) => avatar.textContent)).toEqual([
    'A',
    '👩‍👩‍👧A',
    'مب',
    'W',
  ]);
  await expectNoOverflow(canvasElement);
});
