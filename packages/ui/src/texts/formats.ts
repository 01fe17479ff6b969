/**
 * English formats, written out where a new version of `Intl` might change them. A block names those that it needs in an
 * object of its own and reads them with `useTexts('formats', …)`.
 */
const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A moment, and the IANA time zone in which it is shown. */
export interface ZonedDate {
  readonly date: Date;
  /** Default: the zone of the browser. */
  readonly timeZone?: string | undefined;
}

/** `1,250`, `0.75`. */
export const formatNumber = ({ value }: { value: number }): string => figures.format(value);

/** `86%`, of a share from 0 to 1. */
export const formatPercent = ({ share }: { share: number }): string => percents.format(share);

/** `Cash, Shares, Bonds`. */
export const formatList = ({ items }: { items: readonly string[] }): string => items.join(', ');

/** `09 Mar 2026`. */
export function formatDay(zonedDate: ZonedDate): string {
  const { day, month, year } = partsOf(zonedDate, { day: '2-digit', month: 'numeric', year: 'numeric' });
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** `09:30`. */
export function formatTime(zonedDate: ZonedDate): string {
  const { hour, minute } = partsOf(zonedDate, { hour: '2-digit', minute: '2-digit' });
  return `${hour}:${minute}`;
}

/** `21 Nov 2026 09:30`. */
export const formatMoment = (zonedDate: ZonedDate): string =>
  `${formatDay(zonedDate)} ${formatTime(zonedDate)}`;

function partsOf({ date, timeZone }: ZonedDate, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    ...options,
  });
  const parts = format.formatToParts(date).map(({ type, value }) => [type, value] as const);
  return Object.fromEntries(parts) as Partial<Record<Intl.DateTimeFormatPartTypes, string>>;
}

export const formatsTexts = {
  number: formatNumber,
  percent: formatPercent,
  list: formatList,
  day: formatDay,
  time: formatTime,
  moment: formatMoment,
} as const;

/** The same formats by `Intl` for any other language. */
export function formatsOf(locale: string): typeof formatsTexts {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const list = new Intl.ListFormat(locale);
  const dates =
    (options: Intl.DateTimeFormatOptions) =>
    ({ date, timeZone }: ZonedDate) =>
      new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(date);
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  return {
    number: ({ value }) => number.format(value),
    percent: ({ share }) => percent.format(share),
    list: ({ items }) => list.format(items),
    day: dates({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    time: dates(clock),
    moment: dates({ day: '2-digit', month: 'short', year: 'numeric', ...clock }),
  };
}
