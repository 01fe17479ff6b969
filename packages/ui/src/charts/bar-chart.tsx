import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { colourAt, groupOf, known, sumOf, type ChartColour, type ChartItem } from './chart.model.ts';
import { RowMarks } from './row-marks.tsx';
import { rowsLayout } from './rows.model.ts';
import { scaleTo } from './scale-to.ts';
import { useChartTexts } from './use-chart-texts.ts';

export interface BarChartProps extends ChartProps {
  items: readonly ChartItem[];
  /** One colour for all bars, or `each` its own. Default 1. */
  colour?: ChartColour | 'each' | undefined;
  /** Shows the share of the total next to each figure. Default false. */
  shares?: boolean | undefined;
  /** Heading of the figures in the table. Default `Number`. */
  valueHeading?: string | undefined;
  /** Heading of the shares in the table. Default `Share`. */
  shareHeading?: string | undefined;
}

/** Horizontal bars with their figures, for comparing named items. */
export function BarChart({
  items,
  colour = 1,
  shares = false,
  labelHeading,
  valueHeading,
  shareHeading,
  format,
  missingText,
  ...frame
}: BarChartProps) {
  const own = useChartTexts({ labelHeading, format, missingText });
  const valueName = valueHeading ?? own.texts.valueHeading;
  const rows = items.map(groupOf);
  const total = sumOf(items.map(({ value }) => value));
  const noteOf = (value: ChartItem['value']) =>
    shares && known(value) && value >= 0 && total > 0 ? own.shareOf(value, total) : '';
  return (
    <ChartFrame
      {...frame}
      series={[]}
      legend={false}
      linked={items.some(({ link }) => link)}
      table={{
        labelHeading: own.labelHeading,
        headings: shares ? [valueName, shareHeading ?? own.texts.shareHeading] : [valueName],
        rows: items.map(({ label, value }) => {
          const share = noteOf(value);
          const figure = own.cellOf(value);
          return { label, figures: shares ? [figure, { text: share, plain: share }] : [figure] };
        }),
      }}
      draw={(box) => {
        const layout = rowsLayout({
          ...box,
          rows,
          figureOf: own.figureOf,
          noteOf,
          scaleTo,
        });
        const colourOf = (row: number) => (colour === 'each' ? colourAt(row) : colour);
        return {
          height: layout.height,
          marks: <RowMarks {...{ layout, box, colourOf }} rows={rows} missingText={own.missingText} />,
        };
      }}
    />
  );
}
