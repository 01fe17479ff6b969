import { SeriesBarChart, type SeriesChartProps } from './series-bar-chart.tsx';

export interface StackedBarChartProps extends SeriesChartProps {}

/** Horizontal bars of several parts: for wholes and what they are made of. */
export function StackedBarChart(props: StackedBarChartProps) {
  return <SeriesBarChart {...props} arrangement="stacked" />;
}
