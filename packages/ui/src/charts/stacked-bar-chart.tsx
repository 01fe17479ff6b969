import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { colourAt, type ChartGroup } from './chart.model.ts';
import { RowMarks } from './row-marks.tsx';
import { rowsLayout } from './rows.model.ts';
import { scaleTo } from './scale-to.ts';
import { useChartTexts } from './use-chart-texts.ts';

export interface StackedBarChartProps extends ChartProps {
  /** Names of the series, in the order of each group's values. */
  series: readonly string[];
  groups: readonly ChartGroup[];
}

/** Horizontal bars divided into parts. */
export function StackedBarChart({
  series,
  groups,
  labelHeading,
  format,
  missingText,
  linkName,
  ...frame
}: StackedBarChartProps) {
  const own = useChartTexts({ labelHeading, format, missingText, linkName });
  const rows = groups.map(({ label, values, hrefs }) => ({
    label,
    hrefs,
    values: series.map((_, index) => values[index]),
  }));
  return (
    <ChartFrame
      {...frame}
      series={series.map((label, index) => ({ label, colour: colourAt(index) }))}
      legend
      table={{
        labelHeading: own.labelHeading,
        headings: series,
        rows: rows.map(({ label, values, hrefs }) => ({
          label,
          figures: values.map((value, index) => own.cellOf(value, hrefs?.[index])),
        })),
      }}
      draw={(box) => {
        const layout = rowsLayout({
          ...box,
          rows,
          figureOf: own.figureOf,
          noteOf: () => '',
          scaleTo,
        });
        const linkOf = (row: number, index: number) => {
          const { label = '', values, hrefs } = rows[row] ?? {};
          return own.linkOf({ label, series: series[index], value: values?.[index] }, hrefs?.[index]);
        };
        const titleOf = (row: number, index: number) => own.titleOf(rows[row]?.values[index]);
        const colourOf = (_row: number, index: number) => colourAt(index);
        return {
          height: layout.height,
          marks: <RowMarks {...{ layout, box, colourOf, linkOf, titleOf }} missingText={own.missingText} />,
        };
      }}
    />
  );
}
