import type { BlockDocs } from '../docs/block.docs.ts';
import { ColumnChart, type ColumnChartProps } from './column-chart.tsx';

const months = [
  { label: 'Aug', value: 31 },
  { label: 'Sep', value: 26 },
  { label: 'Oct', value: 44 },
  { label: 'Nov', value: 52 },
];

const Chart = (props: Pick<ColumnChartProps, 'items'>) => (
  <div className="w-full max-w-[340px]">
    <ColumnChart
      level={3}
      title="Applications by month"
      summary="More each month since September."
      {...props}
    />
  </div>
);

export const columnChartDocs = {
  summary:
    'Vertical bars with their figures, for a sequence such as months or ranges. If a label or a figure is wider than its column, the bars are horizontal.',
  insteadUse: ['BarChart for items without an order of their own.'],
  guidance: [
    {
      do: {
        sentence: 'Keep months in their order, so that a rise is seen from start to end.',
        Example: () => <Chart items={months} />,
      },
      dont: {
        sentence: 'Sort months by their figure: the picture always falls, whatever happened.',
        Example: () => <Chart items={months.toSorted((a, b) => b.value - a.value)} />,
      },
    },
  ],
  anatomy: `<figure>
  <figcaption> title
  actions
  button, Show as table: and the title
  button, Save chart: and the title, with a menu
  summary
  <svg role="img"> gridline, bar, figure, label
  <table>, for screen readers or instead of the drawing`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches the actions, Show as table and Save chart.' },
    { keys: 'Enter, Space', effect: 'Replaces the drawing by the table, and back.' },
  ],
  attributes: [
    { name: 'aria-pressed', on: 'Show as table', meaning: 'The table is shown instead of the drawing.' },
  ],
} as const satisfies BlockDocs;
