/** Null, undefined and numbers that are not finite are unknown. */
export type Figure = number | null | undefined;

/** Where a mark leads to, and its accessible name. */
export interface MarkLink {
  href: string;
  name: string;
}

export interface ChartItem {
  label: string;
  value: Figure;
  /** Makes its mark a link. */
  link?: MarkLink | undefined;
  /** Still growing: its column is hatched. Default false. */
  unfinished?: boolean | undefined;
}

export interface ChartGroup {
  label: string;
  /** One value for each series, in the order of the series. */
  values: readonly Figure[];
  /** Makes the mark of each value a link. */
  links?: readonly (MarkLink | undefined)[] | undefined;
}

/** An item as a group with one value. */
export const groupOf = ({ label, value, link }: ChartItem): ChartGroup => ({
  label,
  values: [value],
  links: [link],
});

/** A figure of the table. */
export interface ChartCell {
  text: string;
  /** For spreadsheets: a number without separators, or the text. */
  plain: string;
}

/** The figures of a chart as texts: for screen readers, for the table instead of the drawing, and for files. */
export interface ChartTableData {
  /** What the rows are, such as `Type`. */
  labelHeading: string;
  headings: readonly string[];
  rows: readonly { label: string; figures: readonly ChartCell[] }[];
}

/** One of the six colours of charts, the same in every theme. */
export type ChartColour = 1 | 2 | 3 | 4 | 5 | 6;

const COLOURS = [1, 2, 3, 4, 5, 6] as const satisfies readonly ChartColour[];

/** The colour of the series or item at an index. */
export const colourAt = (index: number): ChartColour => COLOURS[index % COLOURS.length] ?? 1;

export function known(value: Figure): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** The drawn length of a figure: zero for negative and unknown figures. */
export function drawable(value: Figure): number {
  return known(value) && value > 0 ? value : 0;
}

export function sumOf(values: readonly Figure[]): number {
  return values.reduce<number>((sum, value) => Math.min(sum + drawable(value), Number.MAX_VALUE), 0);
}

export function largestOf(values: readonly Figure[]): number {
  return values.reduce<number>((largest, value) => Math.max(largest, drawable(value)), 0);
}

export interface ChartScale {
  /** End of the scale, always above zero. */
  top: number;
  /** From zero; at most four above it. */
  ticks: readonly number[];
}

const GRIDLINES = 4;
const STEPS = [1, 2, 2.5, 5, 10];

/** Smaller numbers are too far apart for round steps. */
const SMALLEST = 1e-300;

/** Round steps from zero to the first one at or above `largest`. Counts get no ticks between whole numbers. */
export function scaleFor(largest: number, whole = true): ChartScale {
  if (!(largest >= SMALLEST)) return { top: 1, ticks: [0] };
  const least = largest / GRIDLINES;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = STEPS.map((factor) => factor * magnitude).find(
    (candidate) => candidate >= least && (!whole || Number.isInteger(candidate)),
  );
  const rounded = step ?? (whole ? 1 : 0);
  const count = Math.ceil(largest / rounded);
  const top = rounded * count;
  if (!Number.isFinite(top)) return { top: largest, ticks: [0, largest] };
  return { top, ticks: Array.from({ length: count + 1 }, (_, index) => trimmed(index * rounded)) };
}

/** Avoids ticks such as 0.30000000000000004. */
function trimmed(value: number): number {
  return Number(value.toPrecision(12));
}
