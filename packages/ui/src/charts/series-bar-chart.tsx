import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { fullFigure, shortFigure } from './chart-text.model.ts';
import { colourAt, known, type ChartGroup } from './chart.model.ts';
import { RowMarks } from './row-marks.tsx';
import { rowsLayout } from './rows.model.ts';
import { scaleTo } from './scale-to.ts';

export interface SeriesChartProps extends ChartProps {
  /** Names of the series, in the order of each group's values. */
  series: readonly string[];
  groups: readonly ChartGroup[];
}

export interface SeriesBarChartProps extends SeriesChartProps {
  arrangement: 'stacked' | 'grouped';
}

export function SeriesBarChart({
  series,
  groups,
  arrangement,
  labelHeading = 'Item',
  format = shortFigure,
  missingText = 'No figure',
  ...frame
}: SeriesBarChartProps) {
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
          arrangement,
          figureOf: (value) => (known(value) ? format(value) : missingText),
          noteOf: () => '',
          scaleTo,
          inside: true,
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
