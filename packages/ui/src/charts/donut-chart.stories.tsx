import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { hostileItems } from './charts.samples.ts';
import { donutChartDocs } from './donut-chart.docs.ts';
import { DonutChart } from './donut-chart.tsx';

const meta = preview.meta({
  title: 'Charts/DonutChart',
  component: DonutChart,
  args: {
    title: 'Orders by kind',
    summary: 'Most go by post',
    labelHeading: 'Kind',
    items: [
      { label: 'Post', value: 162 },
      { label: 'Courier', value: 78 },
      { label: 'Pick up', value: 50 },
      { label: 'Locker', value: 30 },
      { label: 'On site', value: 59 },
    ],
  },
  parameters: { block: donutChartDocs },
});

export const Default = meta.story();
Default.test(
  'has each part beside it with figure and share, and the sum in the middle',
  async ({ canvas }) => {
    const svg = canvas.getByRole('img', { name: 'Orders by kind' });
    await expect(svg).toHaveTextContent('379in all');
    const parts = Array.from(svg.querySelectorAll('path'), (part) => part.getBoundingClientRect());
    await expect(parts).toHaveLength(5);
    const room = svg.getBoundingClientRect();
    await expect(Math.min(...parts.map(({ left }) => left))).toBeGreaterThanOrEqual(room.left);
    await expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(room.right);
    const list = canvas.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
    await expect(list).toEqual(['Post16243%', 'Courier7821%', 'Pick up5013%', 'Locker308%', 'On site5916%']);
    await expect(canvas.getByRole('table')).toHaveTextContent('Post16243%');
  },
);

export const Looks = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="grid gap-4">
      <DonutChart {...args} />
      <DonutChart
        {...args}
        title="Eight kinds"
        items={Array.from({ length: 8 }, (_, index) => ({
          label: `Kind ${index + 1}`,
          value: 80 - index * 8,
        }))}
      />
      <DonutChart {...args} title="One part" items={[{ label: 'Post', value: 12 }]} />
      <DonutChart {...args} title="All zero" items={[{ label: 'Post', value: 0 }]} />
    </div>
  ),
});
Looks.test(
  'put what goes beyond six together, and leave the ring empty where all is zero',
  async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Eight kinds' })).toHaveTextContent('3 others');
    await expect(canvas.getByRole('img', { name: 'Eight kinds' }).querySelectorAll('path')).toHaveLength(6);
    await expect(canvas.getByRole('img', { name: 'One part' }).querySelectorAll('path')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: 'All zero' }).querySelectorAll('path')).toHaveLength(0);
  },
);

export const Hostile = meta.story({
  args: { items: hostileItems },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
Hostile.test('stays within 200 px and draws only what is known', async ({ canvas }) => {
  const svg = canvas.getByRole('img');
  await expect(svg.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
  await expect(svg.querySelectorAll('path')).toHaveLength(3);
  await expect(canvas.getByRole('figure').scrollWidth).toBeLessThanOrEqual(200);
});
