import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { fullFigure, shortFigure } from './chart-text.model.ts';
import { colourAt, known, type ChartGroup } from './chart.model.ts';
import { RowMarks } from './row-marks.tsx';
import { rowsLayout } from './rows.model.ts';
import { scaleTo } from './scale-to.ts';

export interface StackedBarChartProps extends ChartProps {
  /** Names of the series, in the order of each group's values. */
  series: readonly string[];
  groups: readonly ChartGroup[];
}

/** Horizontal bars of several parts: for wholes and what they are made of. */
export function StackedBarChart({
  series,
  groups,
  labelHeading = 'Item',
  format = shortFigure,
  missingText = 'No figure',
  ...frame
}: StackedBarChartProps) {
  const rows = groups.map(({ label, values }) => ({
    label,
    values: series.map((_, index) => values[index]),
  }));
  return (
    <ChartFrame
      {...frame}
      series={series.map((label, index) => ({ label, colour: colourAt(index) }))}
      legend
      table={{
        labelHeading,
        headings: series,
        rows: rows.map(({ label, values }) => ({
          label,
          figures: values.map((value) => (known(value) ? fullFigure(value) : missingText)),
        })),
      }}
      draw={(box) => {
        const layout = rowsLayout({
          ...box,
          rows,
          figureOf: (value) => (known(value) ? format(value) : missingText),
          noteOf: () => '',
          scaleTo,
        });
        const colourOf = (_row: number, index: number) => colourAt(index);
        return {
          height: layout.height,
          marks: <RowMarks layout={layout} box={box} colourOf={colourOf} missingText={missingText} />,
        };
      }}
    />
  );
}
