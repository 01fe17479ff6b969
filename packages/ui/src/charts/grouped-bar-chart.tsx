import { SeriesBarChart, type SeriesChartProps } from './series-bar-chart.tsx';

export interface GroupedBarChartProps extends SeriesChartProps {}

/** A bar for each series, side by side: for comparing series within each group. */
export function GroupedBarChart(props: GroupedBarChartProps) {
  return <SeriesBarChart {...props} arrangement="grouped" />;
}
