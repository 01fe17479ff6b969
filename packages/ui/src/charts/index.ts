export { BarChart, type BarChartProps } from './bar-chart.tsx';
export { ColumnChart, type ColumnChartProps } from './column-chart.tsx';
export { StackedBarChart, type StackedBarChartProps } from './stacked-bar-chart.tsx';
export type { ChartProps } from './chart-frame.tsx';
export {
  scaleFor,
  type ChartColour,
  type ChartGroup,
  type ChartItem,
  type MarkLink,
  type ChartScale,
  type Figure,
} from './chart.model.ts';
export { fullFigure, shareText, shortFigure } from './chart-figures.ts';
export { useChartBox, type ChartBox } from './use-chart-box.ts';
