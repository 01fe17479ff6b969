import { formatDay, formatMoment, formatTime, type ZonedDate } from './english-dates.ts';
import { formatList, formatNumber, formatPercent } from './english-numbers.ts';

/**
 * The English formats. A block lists the formats that it needs in an object and reads them with `useTexts('formats',
 * …)`.
 */
export const formatsTexts = {
  number: formatNumber,
  percent: formatPercent,
  list: formatList,
  day: formatDay,
  time: formatTime,
  moment: formatMoment,
} as const;

/** The same formats from `Intl` for any other language. */
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
