import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { colourAt, groupOf, known, sumOf, type ChartColour, type ChartItem } from './chart.model.ts';
import { rowsDrawing } from './row-marks.tsx';
import { useChartTexts } from './use-chart-texts.ts';

export interface BarChartProps extends ChartProps {
  items: readonly ChartItem[];
  /** One colour for all bars, or `each` its own. Default 1. */
  colour?: ChartColour | 'each' | undefined;
  /** Shows the share of the total next to each figure. Default false. */
  shares?: boolean | undefined;
}

/** Horizontal bars with their figures, for comparing named items. */
export function BarChart({ items, colour = 1, shares = false, format, ...frame }: BarChartProps) {
  const own = useChartTexts(format);
  const valueName = own.texts.valueHeading;
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
        headings: shares ? [valueName, own.texts.shareHeading] : [valueName],
        rows: items.map(({ label, value }) => {
          const share = noteOf(value);
          const figure = own.cellOf(value);
          return { label, figures: shares ? [figure, { text: share, plain: share }] : [figure] };
        }),
      }}
      draw={(box) => {
        const colourOf = (row: number) => (colour === 'each' ? colourAt(row) : colour);
        return rowsDrawing(box, { rows, own, noteOf, colourOf });
      }}
    />
  );
}
