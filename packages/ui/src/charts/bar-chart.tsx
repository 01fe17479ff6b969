import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { fullFigure, shareText, shortFigure } from './chart-text.model.ts';
import { colourAt, known, sumOf, type ChartColour, type ChartItem } from './chart.model.ts';
import { RowMarks } from './row-marks.tsx';
import { rowsLayout } from './rows.model.ts';
import { scaleTo } from './scale-to.ts';

export interface BarChartProps extends ChartProps {
  items: readonly ChartItem[];
  /** One colour for all bars, or `each` its own. Default 1. */
  colour?: ChartColour | 'each' | undefined;
  /** The share of the whole beside each figure. Default false. */
  shares?: boolean | undefined;
  /** Heading of the figures in the table. Default `Number`. */
  valueHeading?: string | undefined;
  /** Heading of the shares in the table. Default `Share`. */
  shareHeading?: string | undefined;
}

/** Horizontal bars, each with its figure: for comparing named things. */
export function BarChart({
  items,
  colour = 1,
  shares = false,
  labelHeading = 'Item',
  valueHeading = 'Number',
  shareHeading = 'Share',
  format = shortFigure,
  missingText = 'No figure',
  ...frame
}: BarChartProps) {
  const total = sumOf(items.map(({ value }) => value));
  const noteOf = (value: ChartItem['value']) =>
    shares && known(value) && value >= 0 && total > 0 ? shareText(value, total) : '';
  return (
    <ChartFrame
      {...frame}
      series={[]}
      legend={false}
      table={{
        labelHeading,
        headings: shares ? [valueHeading, shareHeading] : [valueHeading],
        rows: items.map(({ label, value }) => {
          const figure = known(value) ? fullFigure(value) : missingText;
          return { label, figures: shares ? [figure, noteOf(value)] : [figure] };
        }),
      }}
      draw={(box) => {
        const layout = rowsLayout({
          ...box,
          rows: items.map(({ label, value }) => ({ label, values: [value] })),
          figureOf: (value) => (known(value) ? format(value) : missingText),
          noteOf,
          scaleTo,
        });
        const colourOf = (row: number) => (colour === 'each' ? colourAt(row) : colour);
        return {
          height: layout.height,
          marks: <RowMarks layout={layout} box={box} colourOf={colourOf} missingText={missingText} />,
        };
      }}
    />
  );
}
