import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { columnChooserDocs } from '../../../docs/components/column-chooser.docs.tsx';
import type { ColumnChoice } from './column-chooser.model.ts';
import { ColumnChooser } from './column-chooser.tsx';

const column = (label: string, width: number, shown = true): ColumnChoice => ({
  id: label.toLowerCase(),
  label,
  shown,
  width,
});

const columns = [
  column('Order', 64),
  column('Buyer', 184),
  column('Step', 172),
  column('Shelf', 224, false),
  column('Sent on', 122),
];

const meta = preview.meta({
  title: 'Blocks/Column chooser',
  component: ColumnChooser,
  args: { label: 'Columns of the orders', defaultValue: columns, onValueChange: fn() },
  parameters: { block: columnChooserDocs },
});

/** Five columns, one of them hidden. */
export const Default = meta.story({ tags: ['visual'] });
Default.test('lists the columns in shown order', async ({ canvas }) => {
  const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox');
  await expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, false, true]);
  await expect(boxes[3]).toHaveAccessibleName('Shelf');
});
Default.test('hides and shows a column', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Step' }));
  await expect(canvas.getByRole('checkbox', { name: 'Step' })).not.toBeChecked();
  await expect(args.onValueChange).toHaveBeenLastCalledWith(
    columns.map((one) => (one.id === 'step' ? { ...one, shown: false } : one)),
  );
});
Default.test('moves a column by its buttons and keeps the focus', async ({ canvas, userEvent }) => {
  const up = canvas.getByRole('button', { name: 'Move Step up' });
  await userEvent.click(up);
  await expect(canvas.getByRole('status')).toHaveTextContent('Step, 2 of 5.');
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('status')).toHaveTextContent('Step, 1 of 5.');
  await expect(canvas.getAllByRole('checkbox')[0]).toHaveAccessibleName('Step');
  await expect(up).toHaveFocus();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(up).toHaveAccessibleDescription('This column is the first.');
});
Default.test(
  'moves a column by Alt and an arrow from each of its controls',
  async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Buyer' });
    box.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Buyer, 4 of 5.');
    await expect(box).toHaveFocus();
    const width = canvas.getByRole('spinbutton', { name: 'Width of Buyer' });
    width.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Buyer, 3 of 5.');
    await expect(width).toHaveFocus();
    await expect(width).toHaveValue('184');
  },
);
Default.test('takes the nearest width within the bounds', async ({ canvas, userEvent }) => {
  const width = canvas.getByRole('spinbutton', { name: 'Width of Buyer' });
  await userEvent.clear(width);
  await userEvent.type(width, '1000');
  await expect(width).toHaveValue('1000');
  await userEvent.tab();
  await expect(width).toHaveValue('640');
  await userEvent.clear(width);
  await userEvent.tab();
  await expect(width).toHaveValue('640');
});
Default.test('changes the width by arrow keys in steps of 8', async ({ canvas, userEvent }) => {
  const width = canvas.getByRole('spinbutton', { name: 'Width of Step' });
  width.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect(width).toHaveValue('184');
  await userEvent.keyboard('{ArrowDown}');
  await expect(width).toHaveValue('176');
});
Default.test('says why a hidden column has no width', async ({ canvas }) => {
  const width = canvas.getByRole('spinbutton', { name: 'Width of Shelf' });
  await expect(width).toBeDisabled();
  await expect(width).toHaveAccessibleDescription('Only a shown column has a width.');
});

/** Only one column is shown: it cannot be hidden. */
export const OneShown = meta.story({
  args: { defaultValue: columns.map((one) => ({ ...one, shown: one.id === 'step' })) },
  tags: ['visual'],
});
OneShown.test('keeps the only shown column until another is shown', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox', { name: 'Step' });
  await expect(box).toBeDisabled();
  await expect(box).toHaveAccessibleDescription('At least one column stays.');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Order' }));
  await expect(box).toBeEnabled();
});

/** Without widths, for rows that are folded. */
export const WithoutWidths = meta.story({ args: { widths: false }, tags: ['visual'] });
WithoutWidths.test('offers no width', async ({ canvas }) => {
  await expect(canvas.queryByRole('spinbutton')).toBeNull();
  await expect(canvas.getAllByRole('button', { name: /^Move/ })).toHaveLength(10);
});

export const HostileTexts = meta.story({
  args: { defaultValue: Object.entries(hostile).map(([id, label]) => ({ ...column(label, 160), id })) },
  decorators: [inNarrowContainer],
  tags: ['!dev', '!autodocs'],
});
HostileTexts.test('fits long headings into a narrow container', async ({ canvasElement }) => {
  await expectNoOverflow(canvasElement);
});
