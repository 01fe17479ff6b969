import { shortened, textWidth } from './chart-text.model.ts';
import { drawable, largestOf, sumOf, type ChartGroup, type Figure } from './chart.model.ts';

export interface RowsInput {
  rows: readonly ChartGroup[];
  /** The drawing's width in px. */
  width: number;
  /** The text size in px; all distances are multiples of it. */
  em: number;
  /** A figure next to its bar. */
  figureOf: (value: Figure) => string;
  /** A muted note after the figure, such as a share. Empty for none. */
  noteOf: (value: Figure) => string;
  /** Scales figures to px along bars of `length`, of which the largest is `top`. */
  scaleTo: (top: number, length: number) => (value: number) => number;
}

export interface FigureMark {
  series: number;
  text: string;
  note: string;
  /** The edge of the text next to the bar; its end if it is inside the bar. */
  x: number;
  /** Middle of the text. */
  y: number;
  /** `inside` the first series, on a `plate` inside another, or `after` the bar. */
  place: 'inside' | 'plate' | 'after';
}

const NARROW = 30;
const LABEL_SHARE = 0.36;
const PART_GAP = 2;
const LEAST_BAR = 2;

/** Horizontal bars with their labels before them, or above them in a narrow drawing. */
export function rowsLayout(input: RowsInput) {
  const { rows, em } = input;
  const width = Math.max(input.width, 4 * em);
  const narrow = width < NARROW * em;
  const widest = rows.reduce((most, row) => Math.max(most, textWidth(row.label) * em), 0);
  const start = narrow ? 0 : Math.min(widest + 1.3 * em, width * LABEL_SHARE);
  // Rounding must not shorten a label that just fits.
  const labelRoom = (narrow ? width : start - 1.3 * em) / em + 0.01;

  const lines = rows.map(({ values }) => values);
  const top = largestOf(lines.map(sumOf));
  const height = em * ((rows[0]?.values.length ?? 1) > 1 ? 2.1 : 1.5);
  const labelHeight = narrow ? 1.7 * em : 0;
  const gap = em * (narrow ? 1 : 1.3);
  const step = labelHeight + height + gap;
  const marks = fitLines(lines, { ...input, width, top, room: width - start }).map((fitted, row) => {
    const y = row * step + labelHeight;
    const middle = y + height / 2;
    const { label = '' } = rows[row] ?? {};
    return {
      label,
      /** The label, shortened to its room. */
      drawnLabel: shortened(label, labelRoom),
      /** Top and height of the row with its label. */
      top: row * step - gap / 2,
      height: step,
      labelY: narrow ? row * step + 0.8 * em : middle,
      bars: fitted.bars.map((bar) => ({ ...bar, x: start + bar.x, y, height })),
      figures: fitted.figures.map((figure) => ({ ...figure, x: start + figure.x, y: middle })),
    };
  });
  return {
    height: Math.max(0, marks.length * step - gap),
    /** Where all bars begin, in px. */
    start,
    rows: marks,
  };
}

type Line = readonly Figure[];
interface FittedLine {
  bars: { series: number; x: number; width: number }[];
  figures: Omit<FigureMark, 'y'>[];
  end: number;
}

interface FitOptions extends RowsInput {
  top: number;
  room: number;
}

/** A shorter bar may push its figure out, which needs another attempt. */
const MOST_ATTEMPTS = 16;

/** Shortens all bars until the figures after the longest of them have room. */
function fitLines(lines: readonly Line[], options: FitOptions): FittedLine[] {
  const { room, em, top, scaleTo } = options;
  const placed = (length: number) => {
    const toPx = scaleTo(top || 1, Math.max(length, 0));
    return lines.map((parts) => placeParts(parts, toPx, options));
  };
  let length = room;
  let fitted = placed(length);
  for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt++) {
    const over = Math.max(0, ...fitted.map(({ end }) => end - room));
    if (over === 0) break;
    length = Math.max(em, length - over);
    fitted = placed(length);
  }
  return fitted;
}

function placeParts(parts: Line, toPx: (value: number) => number, options: FitOptions): FittedLine {
  const { em, figureOf, noteOf } = options;
  const bars: FittedLine['bars'] = [];
  const figures: FittedLine['figures'] = [];
  const after: { series: number; text: string; note: string }[] = [];
  let x = 0;
  for (const [series, value] of parts.entries()) {
    const text = figureOf(value);
    const note = noteOf(value);
    const width = drawable(value) > 0 ? Math.max(LEAST_BAR, toPx(drawable(value))) : 0;
    if (width > 0) bars.push({ series, x, width });
    const room = width - 1.6 * em;
    const fits = note === '' && textWidth(text) * em <= room && series < parts.length - 1;
    if (fits) {
      figures.push({ series, text, note, x: x + width - 0.8 * em, place: series === 0 ? 'inside' : 'plate' });
    } else {
      after.push({ series, text, note });
    }
    if (width > 0) x += width + PART_GAP;
  }
  let end = Math.max(0, x - PART_GAP);
  for (const { series, text, note } of after) {
    end += 0.6 * em;
    figures.push({ series, text, note, x: end, place: 'after' });
    end += textWidth(text) * em + (note === '' ? 0 : (0.5 + textWidth(note)) * em);
  }
  return { bars, figures, end };
}
