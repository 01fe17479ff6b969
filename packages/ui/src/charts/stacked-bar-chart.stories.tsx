import { expect, spyOn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { chartPicture } from './chart-picture.ts';
import { textsBeyond } from './fixtures/charts.ts';
import { stackedBarChartDocs } from './stacked-bar-chart.docs.tsx';
import { StackedBarChart } from './stacked-bar-chart.tsx';

const meta = preview.meta({
  title: 'Charts/Stacked bar chart',
  component: StackedBarChart,
  args: {
    title: 'Orders begun',
    summary: '280 complete, 99 not complete',
    labelHeading: 'Kind',
    series: ['Complete', 'Not complete'],
    groups: [
      { label: 'Post', values: [124, 38] },
      { label: 'Courier', values: [57, 21] },
      { label: 'Pick up', values: [33, 17] },
      { label: 'Locker', values: [21, 9] },
      { label: 'On site', values: [45, 14] },
    ],
  },
  parameters: { block: stackedBarChartDocs },
});

/** Orders by kind, divided into complete and not complete. */
export const Default = meta.story();
Default.test('shows the figure of every part, and all of them in its table', async ({ canvas }) => {
  const svg = canvas.getByRole('img', { name: 'Orders begun' });
  const drawn = Array.from(svg.querySelectorAll('text'), (text) => text.textContent);
  for (const figure of ['124', '38', '57', '21', '33', '17', '9', '45', '14']) {
    await expect(drawn).toContain(figure);
  }
  const cells = Array.from(canvas.getByRole('table').querySelectorAll('tr:nth-child(2) > *'));
  await expect(cells.map((cell) => cell.textContent)).toEqual(['Courier', '57', '21']);
});
Default.test(
  'distinguishes the second series by its pattern too, in drawing and legend',
  async ({ canvas, canvasElement }) => {
    const fills = Array.from(canvas.getByRole('img').querySelectorAll('rect'), (bar) =>
      bar.getAttribute('fill'),
    );
    await expect(fills.slice(0, 2)).toEqual([null, expect.stringMatching(/^url\(#/)]);
    const legend = Array.from(canvasElement.querySelectorAll('li rect'), (swatch) =>
      swatch.getAttribute('fill'),
    );
    await expect(legend).toEqual(fills.slice(0, 2));
    const pattern = fills[1]?.slice(5, -1) ?? '';
    await expect(document.getElementById(pattern)?.tagName).toBe('pattern');
  },
);

/** The names of the series need two lines. */
export const LongNames = meta.story({
  args: { series: ['Handed over at the counter', 'Not handed over at the counter'] },
  decorators: [(Story) => <div className="w-[360px]">{Story()}</div>],
});
LongNames.test(
  'saves a picture in the font of the page, without texts over each other',
  async ({ canvas }) => {
    const drawn: { text: string; left: number; right: number; y: number; font: string }[] = [];
    const write = spyOn(CanvasRenderingContext2D.prototype, 'fillText');
    write.mockImplementation(function (this: CanvasRenderingContext2D, text, x, y) {
      const { width } = this.measureText(text);
      const left = x - { left: 0, center: width / 2, right: width, start: 0, end: width }[this.textAlign];
      drawn.push({ text, left, right: left + width, y, font: this.font });
    });
    const figure = canvas.getByRole('figure');
    const { type } = await chartPicture(figure);
    write.mockRestore();
    await expect(type).toBe('image/png');
    const [family = ''] = getComputedStyle(figure).fontFamily.replaceAll('"', '').split(',');
    await expect(drawn.filter(({ font }) => !font.includes(family))).toEqual([]);
    await expect(drawn.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Orders begun', 'Not handed over at the counter', 'Courier', '124']),
    );
    const overlapping = drawn.filter((one) =>
      drawn.some(
        (other) => other !== one && other.y === one.y && other.left < one.right && one.left < other.right,
      ),
    );
    await expect(overlapping).toEqual([]);
    const { width } = canvas.getByRole('img').getBoundingClientRect();
    await expect(drawn.filter(({ right }) => right > width + 32)).toEqual([]);
  },
);

/** Six series, a narrow container, and a right-to-left page. */
export const Variants = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="grid gap-4">
      <StackedBarChart {...args} />
      <StackedBarChart
        {...args}
        title="Six parts"
        summary="Each with a pattern of its own"
        series={['One', 'Two', 'Three', 'Four', 'Five', 'Six']}
        groups={[{ label: 'All', values: [30, 25, 20, 15, 10, 5] }]}
      />
      <div className="w-[320px]">
        <StackedBarChart {...args} title="Narrow" groups={args.groups.slice(0, 3)} />
      </div>
      <div dir="rtl">
        <StackedBarChart {...args} title="الطلبات" groups={args.groups.slice(0, 2)} />
      </div>
    </div>
  ),
});
Variants.test('keep every text within the drawing', async ({ canvas }) => {
  for (const svg of canvas.getAllByRole('img')) await expect(textsBeyond(svg)).toEqual([]);
});

/** Very long labels and invalid figures. */
export const HostileContent = meta.story({
  args: {
    series: ['S'.repeat(200), '👩‍👩‍👧 مرحبا بالعالم'],
    groups: [
      { label: 'L'.repeat(200), values: [1_000_000_000, 1] },
      { label: 'Too few', values: [3] },
      { label: 'Unknown', values: [null, Number.NaN, 99] },
      { label: '', values: [-1, Number.POSITIVE_INFINITY] },
    ],
  },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
HostileContent.test('stays within 200 px, with the full figures in its table', async ({ canvas }) => {
  const svg = canvas.getByRole('img');
  await expect(svg.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
  await expect(textsBeyond(svg)).toEqual([]);
  await expect(canvas.getByRole('figure').scrollWidth).toBeLessThanOrEqual(200);
  await expect(canvas.getByRole('cell', { name: '1,000,000,000' })).toBeInTheDocument();
  await expect(canvas.getAllByRole('cell', { name: 'No figure' })).toHaveLength(4);
});

/** Parts that lead to what they count. */
export const Linked = meta.story({
  args: {
    groups: [
      {
        label: 'Courier',
        values: [57, 0],
        links: [{ href: '/done', name: 'Courier, Complete: 57' }, undefined],
      },
    ],
  },
});
Linked.test('names each link by its row, its series and its figure (FIGURES-030)', async ({ canvas }) => {
  const drawing = within(canvas.getByRole('group', { name: 'Orders begun' }));
  await expect(drawing.getByRole('link', { name: 'Courier, Complete: 57' })).toHaveAttribute('href', '/done');
  await expect(drawing.getAllByRole('link')).toHaveLength(1);
});
Linked.test('is saved as a picture like one without links', async ({ canvas }) => {
  const picture = await createImageBitmap(await chartPicture(canvas.getByRole('figure')));
  await expect(picture.width).toBeGreaterThan(600);
});
