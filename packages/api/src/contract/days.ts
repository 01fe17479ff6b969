/** Calendar days of a tenant, as `2026-03-01`, without a time or a zone. */
const dayPattern = /^[12]\d{3}-\d\d-\d\d$/;

const written = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

export function isDay(text: string): boolean {
  const at = dayPattern.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && written(at) === text;
}

/** From the first to the last day, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Reads a range such as `2026-03-01..2026-03-31`; undefined if it makes no sense. */
export function readDays(text: string): DayRange | undefined {
  const [from = '', to = '', ...rest] = text.split('..');
  return isDay(from) && isDay(to) && from <= to && rest.length === 0 ? { from, to } : undefined;
}

export const writeDays = ({ from, to }: DayRange): string => `${from}..${to}`;

/** Whole calendar months, counted from January of a year; a month below 0 or above 11 is in another year. */
export const monthsOf = (year: number, first: number, count: number): DayRange => ({
  from: written(Date.UTC(year, first, 1)),
  to: written(Date.UTC(year, first + count, 0)),
});

/** How completed applications are grouped. */
export const groupings = ['month', 'quarter'] as const;
export type Grouping = (typeof groupings)[number];

/** The month or quarter that contains a day, or one that is `later` months or quarters after it. */
export function groupOf(day: string, by: Grouping, later = 0): DayRange {
  const size = by === 'month' ? 1 : 3;
  const [year = 0, month = 0] = day.split('-').map(Number);
  return monthsOf(year, (Math.floor((month - 1) / size) + later) * size, size);
}

/** Whether a range is longer than a number of years. */
export const isLonger = ({ from, to }: DayRange, years: number): boolean =>
  to >= `${Number(from.slice(0, 4)) + years}${from.slice(4)}`;
