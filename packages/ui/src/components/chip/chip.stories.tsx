import { Tag } from 'lucide';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { chipDocs } from '../../../docs/components/chip.docs.tsx';
import { Chip, ChipList, OverflowChip } from './chip.tsx';

const meta = preview.meta({
  title: 'Blocks/Chip',
  component: Chip,
  subcomponents: { ChipList, OverflowChip },
  args: { children: 'Cash' },
  parameters: { block: chipDocs },
});

/** A value. */
export const Default = meta.story();
Default.test('shows its text', async ({ canvas }) => {
  await expect(canvas.getByText('Cash')).toBeVisible();
});

/** A value with an icon. */
export const WithIcon = meta.story({ args: { icon: Tag, children: 'VIP' } });
WithIcon.test('shows its text next to the icon', async ({ canvas }) => {
  await expect(canvas.getByText('VIP')).toBeVisible();
});

/** A value that the user can remove, such as an active filter. */
export const Removable = meta.story({
  args: { tone: 'brand', children: 'Ann Able', removeName: 'Remove Ann Able', onRemove: fn() },
});
Removable.test(
  'is removed by its button, which is at least 24 px wide',
  async ({ canvas, userEvent, args }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Ann Able' });
    await expect(remove.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
);

/** Three names and `+2`; a tooltip has the rest. */
export const Overflow = meta.story({
  render: () => <ChipList names={['Cash', 'Shares', 'Bonds', 'Property', 'Gold']} />,
});
Overflow.test('shows three names, and the others in a tooltip on focus', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Bonds')).toBeVisible();
  await expect(canvas.queryByText('Property, Gold')).toBeNull();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: '+2: Property, Gold' })).toHaveFocus();
  await expect(canvas.getByText('Property, Gold')).toBeVisible();
});

/** Both sizes of a list, an icon, and the removable brand tone. */
export const Variants = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid justify-items-start gap-2">
      <ChipList names={['Cash', 'Shares', 'Bonds', 'Gold']} />
      <ChipList names={['Cash', 'Shares', 'Bonds', 'Gold']} size="sm" />
      <Chip icon={Tag}>VIP</Chip>
      <Chip tone="brand" onRemove={fn()} removeName="Remove Lamps">
        Lamps
      </Chip>
    </div>
  ),
});
Variants.test('are 20 px high in cells and 24 px elsewhere', async ({ canvas }) => {
  const [md, sm] = canvas.getAllByText('Cash').map((chip) => chip.getBoundingClientRect().height);
  await expect([md, sm]).toEqual([24, 20]);
});

/** A removable chip in a right-to-left page. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { children: hostile.rightToLeft, onRemove: fn() },
});
RightToLeft.test('has its remove button on the left', async ({ canvas }) => {
  const remove = canvas.getByRole('button', { name: 'Remove' }).getBoundingClientRect();
  const chip = canvas.getByText(hostile.rightToLeft).getBoundingClientRect();
  await expect(remove.left - chip.left).toBeLessThan(chip.right - remove.right);
});

/** Very long names and an empty one, in a narrow container. */
export const HostileContent = meta.story({
  render: () => (
    <>
      <Chip icon={Tag} onRemove={fn()}>
        {hostile.long}
      </Chip>
      <ChipList names={[hostile.long, hostile.long, hostile.emoji, '', hostile.long]} />
    </>
  ),
  decorators: [inNarrowContainer],
});
HostileContent.test(
  'truncates long names, shows duplicates separately and keeps the size of its button',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByTitle(hostile.long)).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Remove' }).getBoundingClientRect().width).toBe(24);
    await expectNoOverflow(canvasElement);
  },
);
