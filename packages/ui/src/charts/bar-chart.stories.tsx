import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BarChart } from './bar-chart.tsx';
import { barChartDocs } from './bar-chart.docs.tsx';
import { hostileItems } from './fixtures/charts.ts';

const meta = preview.meta({
  title: 'Charts/Bar chart',
  component: BarChart,
  args: {
    title: 'Where orders stop',
    summary: 'Orders begun and not sent, by step',
    labelHeading: 'Step',
    items: [
      { label: 'Delivery address', value: 23 },
      { label: 'Payment', value: 18 },
      { label: 'Gift wrapping', value: 12 },
      { label: 'Voucher', value: 9 },
      { label: 'Terms', value: 6 },
    ],
  },
  parameters: { block: barChartDocs },
});

/** Orders by step, with their figures. */
export const Default = meta.story();
Default.test('is a figure named by its title, its figures in a table', async ({ canvas }) => {
  await expect(canvas.getByRole('figure', { name: 'Where orders stop' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'Where orders stop' })).toBeVisible();
  const table = canvas.getByRole('table', { name: 'Where orders stop' });
  const rows = Array.from(table.querySelectorAll('tr'), (row) =>
    Array.from(row.cells, (cell) => cell.textContent).join(' '),
  );
  await expect(rows).toEqual([
    'Step Number',
    'Delivery address 23',
    'Payment 18',
    'Gift wrapping 12',
    'Voucher 9',
    'Terms 6',
  ]);
});
Default.test('shows every figure next to its bar', async ({ canvas }) => {
  const drawn = Array.from(canvas.getByRole('img').querySelectorAll('text'), (text) => text.textContent);
  for (const figure of ['23', '18', '12', '9', '6']) await expect(drawn).toContain(figure);
});
Default.test('shows its table instead of the drawing by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const button = canvas.getByRole('button', { name: /^Show as table: / });
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(
    canvas.getByRole('rowheader', { name: 'Payment' }).getBoundingClientRect().width,
  ).toBeGreaterThan(50);
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('img')).toBeVisible();
});

/** There are no items. */
export const Empty = meta.story({ args: { items: [] } });
Empty.test('shows the empty text without drawing and table', async ({ canvas }) => {
  await expect(canvas.getByText('No figures.')).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** Colours and shares, a narrow container, and a right-to-left page. */
export const Variants = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="grid gap-4">
      <BarChart
        {...args}
        title="Orders by kind"
        summary="379 orders"
        colour="each"
        shares
        items={[
          { label: 'Post', value: 162 },
          { label: 'Courier', value: 78 },
          { label: 'Pick up', value: 50 },
          { label: 'Locker', value: 30 },
          { label: 'On site', value: 59 },
        ]}
      />
      <BarChart {...args} colour={4} title="One bar" items={[{ label: 'Parcels', value: 1_250_001 }]} />
      <div className="w-[320px]">
        <BarChart {...args} title="Narrow" />
      </div>
      <div dir="rtl">
        <BarChart {...args} title="أين تتوقف الطلبات" summary="من اليمين" />
      </div>
    </div>
  ),
});
Variants.test('uses the full width, from the right in right-to-left pages', async ({ canvas }) => {
  const firstBar = (name: string) => {
    const svg = canvas.getByRole('img', { name });
    const bar = svg.querySelector('rect')?.getBoundingClientRect();
    if (!bar) throw new Error(`${name} has no bar.`);
    return { bar, svg: svg.getBoundingClientRect() };
  };
  const narrow = firstBar('Narrow');
  await expect(narrow.bar.left).toBeCloseTo(narrow.svg.left, 0);
  await expect(narrow.bar.right).toBeLessThan(narrow.svg.right);
  const wide = firstBar('Orders by kind');
  await expect(wide.bar.left).toBeGreaterThan(wide.svg.left + 40);
  const mirrored = firstBar('أين تتوقف الطلبات');
  await expect(mirrored.bar.right).toBeLessThan(mirrored.svg.right - 40);
  await expect(canvas.getByRole('img', { name: 'One bar' })).toHaveTextContent('1.3M');
});

/** Very long labels and invalid figures. */
export const HostileContent = meta.story({
  args: { title: 'T'.repeat(200), summary: 'S'.repeat(200), shares: true, items: hostileItems },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
HostileContent.test(
  'draws no bar for unknown and negative figures and stays within 200 px',
  async ({ canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(200);
    const svg = canvas.getByRole('img');
    await expect(svg.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
    await expect(svg.querySelectorAll('rect')).toHaveLength(3);
    await expect(canvas.getByRole('row', { name: 'Below zero -5' })).toBeInTheDocument();
    const room = svg.getBoundingClientRect();
    for (const text of svg.querySelectorAll('text')) {
      const { left, right } = text.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(room.left - 1);
      await expect(right).toBeLessThanOrEqual(room.right + 1);
    }
    await expect(canvas.getByRole('rowheader', { name: 'N'.repeat(200) })).toBeInTheDocument();
    await expect(svg.querySelector('title')).toHaveTextContent('N'.repeat(200));
  },
);
