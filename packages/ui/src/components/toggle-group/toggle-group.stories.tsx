import { PanelLeft, Rows3 } from 'lucide';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { toggleGroupDocs } from '../../../docs/components/toggle-group.docs.tsx';
import { ToggleGroup } from './toggle-group.tsx';

const meta = preview.meta({
  title: 'Blocks/Toggle group',
  component: ToggleGroup,
  args: {
    label: 'Whose orders',
    value: 'all',
    onValueChange: fn(),
    items: [
      { id: 'mine', label: 'My orders' },
      { id: 'all', label: 'All orders' },
    ],
  },
  parameters: { block: toggleGroupDocs },
});

/** A choice between two sets of orders. */
export const Default = meta.story();
Default.test('marks the pressed item', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('group', { name: 'Whose orders' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'All orders', pressed: true })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'My orders', pressed: false }));
  await expect(args.onValueChange).toHaveBeenCalledWith('mine');
});

Default.test('moves the focus with the arrow keys (STUDIO-079)', async ({ canvas, userEvent }) => {
  const [mine, all] = canvas.getAllByRole('button');
  mine?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(all).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(mine).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(all).toHaveFocus();
});

/** Only icons are visible; the labels are their names. */
export const IconsOnly = meta.story({
  args: {
    label: 'View',
    value: 'list',
    items: [
      { id: 'list', label: 'List view', icon: Rows3, iconOnly: true },
      { id: 'email', label: 'Email view', icon: PanelLeft, iconOnly: true },
    ],
  },
});
IconsOnly.test('keep their names', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'List view', pressed: true })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Email view' })).toBeVisible();
});

/** Items with addresses are links. */
export const Links = meta.story({
  args: {
    items: [
      { id: 'mine', label: 'My orders', href: '#mine' },
      { id: 'all', label: 'All orders', href: '#all' },
    ],
  },
});
Links.test('are links if each has an address', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute('aria-current', 'true');
  await expect(canvas.getByRole('link', { name: 'My orders' })).not.toHaveAttribute('aria-current');
});

/** A disabled item gives the reason. */
export const WithDisabled = meta.story({
  args: {
    items: [
      { id: 'all', label: 'Company' },
      { id: 'other', label: 'Foreign', disabled: true, disabledReason: 'Nobody looks abroad yet.' },
    ],
  },
});
WithDisabled.test(
  'keeps a disabled item visible and gives the reason',
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Foreign' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Nobody looks abroad yet.');
  },
);

/** Labels, icons, and a disabled item. */
export const Variants = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      <ToggleGroup {...args} />
      <ToggleGroup
        label="View"
        value="list"
        items={[
          { id: 'list', label: 'List view', icon: Rows3, iconOnly: true },
          { id: 'email', label: 'Email view', icon: PanelLeft, iconOnly: true },
        ]}
      />
      <ToggleGroup
        {...args}
        label="Kind"
        items={[...args.items, { id: 'no', label: 'Foreign', disabled: true }]}
      />
    </div>
  ),
});
Variants.test('keep one height', async ({ canvas }) => {
  const heights = canvas.getAllByRole('group').map((group) => group.getBoundingClientRect().height);
  await expect(new Set(heights).size).toBe(1);
});

/** The group in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('begins at the right', async ({ canvas }) => {
  const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().left);
  await expect(first).toBeGreaterThan(second ?? Infinity);
});

/** Very long labels in a narrow container. */
export const HostileContent = meta.story({
  args: {
    value: 'a view that is gone',
    items: [
      { id: 'long', label: hostile.long },
      { id: 'emoji', label: hostile.emoji, icon: untyped(null) },
      { id: 'rtl', label: hostile.rightToLeft },
    ],
  },
  decorators: [inNarrowContainer],
});
HostileContent.test(
  'presses no unknown item and keeps every item visible',
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
    await userEvent.tab({ shift: true });
    const last = canvas.getByRole('button', { name: hostile.rightToLeft });
    await expect(last).toHaveFocus();
    const tray = canvas.getByRole('group').getBoundingClientRect();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(tray.right);
    await expectNoOverflow(canvasElement);
  },
);
