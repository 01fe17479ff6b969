import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { textsBeyond } from './charts.samples.ts';
import { groupedBarChartDocs } from './grouped-bar-chart.docs.ts';
import { GroupedBarChart } from './grouped-bar-chart.tsx';

const meta = preview.meta({
  title: 'Charts/GroupedBarChart',
  component: GroupedBarChart,
  args: {
    title: 'Parcels by season',
    summary: 'This year and last',
    labelHeading: 'Season',
    series: ['This year', 'Last year'],
    groups: [
      { label: 'Summer', values: [64, 41] },
      { label: 'Autumn', values: [38, null] },
      { label: 'Winter', values: [0, 27] },
    ],
  },
  parameters: { block: groupedBarChartDocs },
});

export const Default = meta.story({ tags: ['visual'] });
Default.test('draws to one scale, and tells what is unknown from what is none', async ({ canvas }) => {
  const svg = canvas.getByRole('img', { name: 'Parcels by season' });
  const bars = Array.from(svg.querySelectorAll('rect'), (bar) => bar.getBoundingClientRect().width);
  await expect(bars).toHaveLength(4);
  await expect((bars[1] ?? 0) / (bars[0] ?? 1)).toBeCloseTo(41 / 64, 1);
  const drawn = Array.from(svg.querySelectorAll('text'), (text) => text.textContent);
  await expect(drawn).toEqual(expect.arrayContaining(['64', '41', '38', 'No figure', '0', '27']));
});

export const Hostile = meta.story({
  args: {
    series: Array.from({ length: 8 }, (_, index) => `Series ${index}`),
    groups: [{ label: 'L'.repeat(200), values: [1e15, 2, 3, null, -5, 6, 7, 8] }],
  },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
Hostile.test('stays within 200 px with more series than colours', async ({ canvas }) => {
  const svg = canvas.getByRole('img');
  await expect(svg.querySelectorAll('rect')).toHaveLength(6);
  await expect(textsBeyond(svg)).toEqual([]);
  await expect(canvas.getByRole('figure').scrollWidth).toBeLessThanOrEqual(200);
});
