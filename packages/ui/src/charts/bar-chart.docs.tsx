import type { BlockDocs } from '../docs/block.docs.ts';
import { BarChart, type BarChartProps } from './bar-chart.tsx';

const products = [
  { label: 'Car loan', value: 24 },
  { label: 'Home loan', value: 61 },
  { label: 'Overdraft', value: 9 },
];
const largest = products.toSorted((a, b) => b.value - a.value);

const Chart = (props: Pick<BarChartProps, 'items' | 'colour'>) => (
  <div className="w-full max-w-[340px]">
    <BarChart level={3} title="Applications by product" summary="Most are for a home." {...props} />
  </div>
);

export const barChartDocs = {
  summary:
    'Horizontal bars with their figures, for comparing named items. In a narrow container the labels are above the bars; nothing shrinks.',
  insteadUse: [
    'ColumnChart for a sequence of items, such as months.',
    'StackedBarChart for items that are divided into parts.',
  ],
  guidance: [
    {
      do: {
        sentence: 'Sort names by their figure: the largest is first, and neighbours can be compared.',
        Example: () => <Chart items={products.toSorted((a, b) => b.value - a.value)} />,
      },
      dont: {
        sentence: 'Sort names by the alphabet: readers compare every bar to find the largest.',
        Example: () => <Chart items={products} />,
      },
    },
    {
      do: {
        sentence: 'Draw all bars in one colour; their labels tell them apart.',
        Example: () => <Chart items={largest} />,
      },
      dont: {
        sentence: 'A colour for each bar: readers look for a meaning that it does not have.',
        Example: () => <Chart items={largest} colour="each" />,
      },
    },
  ],
  anatomy: `<figure>
  <figcaption> title
  button, Show as table: and the title
  button, Save chart: and the title, with a menu
  summary
  <svg role="img"> label, bar, figure
  <table>, for screen readers or instead of the drawing`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches Show as table and Save chart.' },
    { keys: 'Enter, Space', effect: 'Replaces the drawing by the table, and back.' },
  ],
  attributes: [
    { name: 'aria-pressed', on: 'Show as table', meaning: 'The table is shown instead of the drawing.' },
  ],
} as const satisfies BlockDocs;
