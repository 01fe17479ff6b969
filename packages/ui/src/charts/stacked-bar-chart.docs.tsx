import type { BlockDocs } from '../docs/block.docs.ts';
import { StackedBarChart, type StackedBarChartProps } from './stacked-bar-chart.tsx';

const Chart = (props: Pick<StackedBarChartProps, 'series' | 'groups'>) => (
  <div className="w-full max-w-[340px]">
    <StackedBarChart level={3} title="Applications by product" summary="Home loans lead." {...props} />
  </div>
);

export const stackedBarChartDocs = {
  summary: 'Horizontal bars divided into parts. Parts after the first have a pattern as well as a colour.',
  guidance: [
    {
      do: {
        sentence: 'If parts add up to a total that matters, show two to four of them.',
        Example: () => (
          <Chart
            series={['Approved', 'Declined']}
            groups={[
              { label: 'Home', values: [48, 13] },
              { label: 'Car', values: [20, 4] },
            ]}
          />
        ),
      },
      dont: {
        sentence: 'Eight thin parts: lengths without a common start cannot be compared.',
        Example: () => (
          <Chart
            series={['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT']}
            groups={[
              { label: 'Home', values: [14, 11, 9, 8, 7, 5, 4, 3] },
              { label: 'Car', values: [6, 5, 4, 3, 2, 2, 1, 1] },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: `<figure>
  <figcaption> title
  legend
  button, Show as table: and the title
  button, Save chart: and the title, with a menu
  summary
  <svg role="img"> label, parts, figures
  <table>, for screen readers or instead of the drawing`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches Show as table and Save chart.' },
    { keys: 'Enter, Space', effect: 'Replaces the drawing by the table, and back.' },
  ],
  attributes: [
    { name: 'aria-pressed', on: 'Show as table', meaning: 'The table is shown instead of the drawing.' },
  ],
} as const satisfies BlockDocs;
