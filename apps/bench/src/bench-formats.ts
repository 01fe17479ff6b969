import { now } from './bench-rows.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const year = 365 * 86_400;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The time of day for dates within a year, otherwise the year. */
export function shortDate(seconds: number | null): string {
  if (seconds === null) return '';
  const date = new Date(seconds * 1000);
  const day = `${twoDigits(date.getUTCDate())} ${months[date.getUTCMonth()]}`;
  return now - seconds < year
    ? `${day} ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`
    : `${day} ${date.getUTCFullYear()}`;
}

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});

export const money = (value: number) => dollars.format(value);
