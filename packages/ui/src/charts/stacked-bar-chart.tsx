import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { colourAt, type ChartGroup } from './chart.model.ts';
import { rowsDrawing } from './row-marks.tsx';
import { useChartTexts } from './use-chart-texts.ts';

export interface StackedBarChartProps extends ChartProps {
  /** Names of the series, in the order of each group's values. */
  series: readonly string[];
  groups: readonly ChartGroup[];
}

/** Horizontal bars divided into parts. */
export function StackedBarChart({ series, groups, format, ...frame }: StackedBarChartProps) {
  const own = useChartTexts(format);
  const rows = groups.map(({ label, values, links }) => ({
    label,
    links,
    values: series.map((_, index) => values[index]),
  }));
  return (
    <ChartFrame
      {...frame}
      series={series.map((label, index) => ({ label, colour: colourAt(index) }))}
      legend
      linked={groups.some(({ links }) => links)}
      table={{
        headings: series,
        rows: rows.map(({ label, values }) => ({ label, figures: values.map(own.cellOf) })),
      }}
      draw={(box) => rowsDrawing(box, { rows, own, colourOf: (_row, index) => colourAt(index) })}
    />
  );
}
