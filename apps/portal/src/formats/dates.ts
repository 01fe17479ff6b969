import dayjs from 'dayjs';
import { defaultDateFormat } from '@portal/api/contract';

const moment = (seconds: number | null) => {
  if (!seconds) return undefined;
  const value = dayjs.unix(seconds);
  return value.isValid() ? value : undefined;
};

/** A date of the list: the time within the last year and for the future, the year before that (OP-080). Empty without a date. */
export function listDate(seconds: number | null, now: Date = new Date()): string {
  const value = moment(seconds);
  if (!value) return '';
  return value.format(value.isAfter(dayjs(now).subtract(1, 'year')) ? 'DD MMM HH:mm' : 'DD MMM YYYY');
}

/** A date without a format of its own, in the configured format or the default one. Empty without a date. */
export const fullDate = (seconds: number | null, format: string | null | undefined): string =>
  moment(seconds)?.format(format || defaultDateFormat) ?? '';

/** Time of an entry of the activity feed (spec A §2). */
export const feedDate = (date: Date): string => dayjs(date).format('D MMM YYYY HH:mm');

/** From creation to completion as "{d}d {h}h {m}m" without leading zero units; "-" while incomplete (OP-115). */
export function timeToComplete(created: number | null, completed: number | null): string {
  if (!created || !completed || completed < created) return '-';
  const minutes = Math.floor((completed - created) / 60);
  const units = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'm'],
  ] as const;
  const first = units.findIndex(([amount]) => amount > 0);
  return units
    .slice(first < 0 ? 2 : first)
    .map(([amount, unit]) => `${amount}${unit}`)
    .join(' ');
}
