import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { avatarDocs } from '../../../docs/components/avatar.docs.tsx';
import { Avatar } from './avatar.tsx';

const meta = preview.meta({
  title: 'Blocks/Avatar',
  component: Avatar,
  args: { name: 'Fiona Full' },
  parameters: { block: avatarDocs },
});

/** The initials next to the written name, where they are decorative. */
export const Default = meta.story({
  render: (args) => (
    <span className="inline-flex items-center gap-2">
      <Avatar {...args} /> {args.name}
    </span>
  ),
});
Default.test('shows initials next to the name', async ({ canvas }) => {
  await expect(canvas.getByText('FF')).toBeVisible();
  await expect(canvas.queryByRole('img')).toBeNull();
});

/** A large avatar without the written name; its accessible name is the name of the person. */
export const Alone = meta.story({ args: { alone: true, size: 'lg' } });
Alone.test('is an image with the name of the person if it is alone', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Fiona Full' })).toBeVisible();
});

/** Both sizes, with one and two initials, and a right-to-left name. */
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
Variants.test('are 24 and 32 px wide for any content', async ({ canvasElement }) => {
  const widths = Array.from(
    canvasElement.querySelectorAll('[aria-hidden]'),
    (avatar) => avatar.getBoundingClientRect().width,
  );
  await expect(widths).toEqual([24, 24, 32, 32]);
});

/** A missing name, a lone surrogate, an emoji, Arabic and a very long name. */
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
HostileContent.test('has no accessible name without a name', async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole('img').map((avatar) => avatar.textContent)).toEqual([
    'A',
    '👩‍👩‍👧A',
    'مب',
    'W',
  ]);
  await expectNoOverflow(canvasElement);
});
