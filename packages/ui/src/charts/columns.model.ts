import { textWidth } from './chart-text.model.ts';
import { drawable, type ChartItem, type ChartScale, type Figure } from './chart.model.ts';

export interface ColumnsInput {
  items: readonly ChartItem[];
  scale: ChartScale;
  /** Shows lines with their figures at the start. */
  gridlines: boolean;
  /** The drawing's width in px. */
  width: number;
  /** The text size in px. */
  em: number;
  figureOf: (value: Figure) => string;
  tickOf: (value: number) => string;
  /** Scales figures to px above the base line. */
  scaleTo: (top: number, length: number) => (value: number) => number;
}

export type ColumnsLayout = NonNullable<ReturnType<typeof columnsLayout>>;

const PLOT = 13;
const WIDEST = 5.6;

/** Vertical bars. Null if a label or a figure is wider than its column; rows have room for it. */
export function columnsLayout(input: ColumnsInput) {
  const { items, scale, em, width, figureOf, tickOf, scaleTo } = input;
  const tickWidth = input.gridlines
    ? Math.max(...scale.ticks.map((tick) => textWidth(tickOf(tick)))) * em
    : 0;
  const start = input.gridlines ? tickWidth + 0.8 * em : 0;
  const slot = (width - start) / items.length;
  const needed = items.reduce(
    (most, { label, value }) => Math.max(most, textWidth(label), textWidth(figureOf(value))),
    0,
  );
  if (items.length === 0 || !(slot > 0) || (needed + 0.4) * em > slot) return null;

  const top = 1.8 * em;
  const base = top + PLOT * em;
  const toPx = scaleTo(scale.top, PLOT * em);
  const barWidth = Math.min(slot * (items.length > 8 ? 0.5 : 0.65), WIDEST * em);
  return {
    height: base + 2 * em,
    start,
    end: width,
    base,
    columns: items.map(({ label, value }, index) => {
      const x = start + (index + 0.5) * slot;
      const barHeight = drawable(value) > 0 ? Math.max(2, toPx(drawable(value))) : 0;
      return {
        label,
        text: figureOf(value),
        /** Middle of the column. */
        x,
        barX: x - barWidth / 2,
        barY: base - barHeight,
        barWidth,
        barHeight,
      };
    }),
    gridlines: input.gridlines
      ? scale.ticks.map((tick) => ({ y: base - toPx(tick), text: tickOf(tick) }))
      : [],
  };
}
