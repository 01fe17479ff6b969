import { expect, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { hostileItems, textsBeyond } from './fixtures/charts.ts';
import { columnChartDocs } from './column-chart.docs.tsx';
import { ColumnChart } from './column-chart.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const figures = [18, 22, 19, 24, 27, 21, 25, 29, 23, 26, 28, 18];

const meta = preview.meta({
  title: 'Charts/Column chart',
  component: ColumnChart,
  args: {
    title: 'Parcels delivered',
    summary: '280 in the year',
    labelHeading: 'Month',
    items: months.map((label, index) => ({ label, value: figures[index] })),
  },
  parameters: { block: columnChartDocs },
});

/** Parcels by month. */
export const Default = meta.story();
Default.test('shows every figure above its column, with at most four lines', async ({ canvas }) => {
  const svg = canvas.getByRole('img', { name: 'Parcels delivered' });
  const bars = Array.from(svg.querySelectorAll('rect'), (bar) => bar.getBoundingClientRect());
  const texts = Array.from(svg.querySelectorAll('text'));
  await expect(bars).toHaveLength(12);
  for (const [index, bar] of bars.entries()) {
    const figure = texts.find((text) => {
      const { left, right, bottom } = text.getBoundingClientRect();
      return (
        text.textContent === `${figures[index]}` &&
        left < bar.right &&
        right > bar.left &&
        bottom <= bar.top + 4
      );
    });
    await expect(figure).toBeDefined();
  }
  await expect(svg.querySelectorAll('line').length).toBeLessThanOrEqual(5);
  await expect(canvas.getByRole('table', { name: 'Parcels delivered' })).toHaveTextContent('Dec18');
});

/** Without room for its labels, the chart has horizontal bars. */
export const Narrow = meta.story({
  decorators: [(Story) => <div className="w-[320px]">{Story()}</div>],
});
Narrow.test('lays its bars down instead of shrinking its text', async ({ canvas }) => {
  const svg = canvas.getByRole('img');
  const lefts = new Set(Array.from(svg.querySelectorAll('rect'), (bar) => bar.getBoundingClientRect().left));
  await expect(lefts.size).toBe(1);
  await expect(getComputedStyle(svg).fontSize).toBe('12px');
});

/** Shown while the figures are loading. */
export const Loading = meta.story({ args: { loading: true, fileName: 'parcels' } });
Loading.test('keeps its title and its room, without drawing and controls', async ({ canvas }) => {
  const figure = canvas.getByRole('figure', { name: 'Parcels delivered' });
  await expect(figure.getBoundingClientRect().height).toBeGreaterThan(200);
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(canvas.queryByRole('table')).toBeNull();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** A menu saves the picture and the figures. */
export const Saved = meta.story({
  args: { fileName: 'parcels' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show as table: / }));
    await userEvent.click(canvas.getByRole('button', { name: /^Save chart: / }));
    await screen.findByRole('menu', { name: /^Save chart: / });
  },
});
Saved.test('saves no picture while the table is shown, and gives the reason', async () => {
  const [picture, figures] = screen.getAllByRole('menuitem');
  await expect(picture).toHaveTextContent('Save as PNGShow the chart first.');
  await expect(picture).toHaveAttribute('aria-disabled', 'true');
  await expect(figures).toHaveTextContent('Save as CSV');
  await expect(figures).not.toHaveAttribute('aria-disabled');
});

/** Unknown figures, zeros, and a right-to-left page. */
export const Variants = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="grid gap-4">
      <ColumnChart {...args} />
      <ColumnChart
        {...args}
        title="Time to deliver"
        summary="Parcels by hours from order"
        colour={3}
        gridlines={false}
        items={[
          { label: '0-0.5h', value: 64 },
          { label: '0.5-1h', value: 91 },
          { label: '1-2h', value: null },
          { label: '2-6h', value: 38 },
          { label: 'over 6h', value: 14 },
        ]}
      />
      <ColumnChart
        {...args}
        title="Nothing yet"
        summary="0 in the quarter"
        items={[
          { label: 'Jan', value: 0 },
          { label: 'Feb', value: 0 },
        ]}
      />
      <div dir="rtl">
        <ColumnChart {...args} title="الطرود" summary="٢٨٠" items={args.items.slice(0, 4)} />
      </div>
    </div>
  ),
});
Variants.test(
  'distinguish unknown figures from zero and follow the reading direction',
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Time to deliver' })).toHaveTextContent('No figure');
    await expect(canvas.getByRole('img', { name: 'Nothing yet' }).querySelectorAll('rect')).toHaveLength(0);
    const mirrored = Array.from(canvas.getByRole('img', { name: 'الطرود' }).querySelectorAll('text'));
    const at = (text: string) =>
      mirrored.find(({ textContent }) => textContent === text)?.getBoundingClientRect().x;
    await expect(at('Jan')).toBeGreaterThan(at('Feb') ?? Infinity);
  },
);

/** Very long labels and invalid figures. */
export const HostileContent = meta.story({
  args: { items: hostileItems },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
HostileContent.test('stays within 200 px and draws no invalid size', async ({ canvas }) => {
  const svg = canvas.getByRole('img');
  await expect(svg.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
  await expect(textsBeyond(svg)).toEqual([]);
  await expect(canvas.getByRole('figure').scrollWidth).toBeLessThanOrEqual(200);
});

/** Columns that lead to what they count; the last one is still growing. */
export const Linked = meta.story({
  args: {
    title: 'Orders',
    items: [
      { label: 'Jan', value: 3, link: { href: '/orders?month=1', name: 'Jan: 3 orders, open list' } },
      { label: 'Feb', value: 0 },
      {
        label: 'Mar, so far',
        value: 1_250_001,
        link: { href: '/orders?month=3', name: 'Mar, so far: 1,250,001 orders, open list' },
        unfinished: true,
      },
    ],
  },
});
Linked.test(
  'reaches its links by Tab, and hatches what is unfinished (FIGURES-021, FIGURES-030, FIGURES-044, FIGURES-070)',
  async ({ canvas, userEvent }) => {
    const drawing = within(canvas.getByRole('group', { name: 'Orders' }));
    const links = drawing.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Jan: 3 orders, open list',
      'Mar, so far: 1,250,001 orders, open list',
    ]);
    await expect(links[1]?.querySelector('rect')?.getAttribute('fill')).toMatch(/^url/);
    await expect(drawing.getByText('1.3M')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
);
