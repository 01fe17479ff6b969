import { BarChart, ColumnChart, StackedBarChart } from '../../charts/index.ts';
import type { Samples } from './sample.ts';

const items = [
  { label: 'Sent', value: 12 },
  { label: 'Held', value: null },
];
const groups = [
  { label: 'March', values: [3, 4] },
  { label: 'April', values: [5, null] },
];
const said = { title: 'Orders by state', summary: 'Most are sent.' };

export const charts: Samples = {
  charts: {
    BarChart: <BarChart {...said} items={items} shares />,
    ColumnChart: <ColumnChart {...said} items={items} />,
    StackedBarChart: <StackedBarChart {...said} series={['Sent', 'Held']} groups={groups} />,
  },
};
