import { Lock, Search } from 'lucide';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { iconDocs } from '../../../docs/components/icon.docs.tsx';
import { Icon } from './icon.tsx';

const meta = preview.meta({
  title: 'Blocks/Icon',
  component: Icon,
  args: { glyph: Search },
  parameters: { block: iconDocs },
});

/** Decoration next to text. */
export const Default = meta.story();
Default.test('is decoration next to text', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(16);
});

/** An icon that replaces a word. */
export const WithMeaning = meta.story({ args: { glyph: Lock, label: 'Locked', size: 20 } });
WithMeaning.test('has a name if it replaces a word', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Locked' })).toBeVisible();
});

/** The three sizes. */
export const Sizes = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="flex items-center gap-2">
      <Icon glyph={Search} size={14} />
      <Icon glyph={Search} />
      <Icon glyph={Search} size={20} />
    </div>
  ),
});
Sizes.test('are 14, 16 and 20 px wide', async ({ canvasElement }) => {
  const widths = Array.from(
    canvasElement.querySelectorAll('svg'),
    (icon) => icon.getBoundingClientRect().width,
  );
  await expect(widths).toEqual([14, 16, 20]);
});

export const HostileContent = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <Icon glyph={undefined} label="Unknown" />
      <Icon glyph={Lock} label={hostile.long} />
    </>
  ),
  decorators: [inNarrowContainer],
});
HostileContent.test('renders nothing without a drawing', async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole('img')).toHaveLength(1);
  await expectNoOverflow(canvasElement);
});
