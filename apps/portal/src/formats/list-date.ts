import { written } from './zone.ts';

/**
 * A date in the list: with the time if within the last year or in the future, otherwise with the year (OP-080). Empty
 * without a date.
 */
export function listDate(seconds: number | null, now: Date = new Date()): string {
  const yearAgo = new Date(now).setUTCFullYear(now.getUTCFullYear() - 1) / 1000;
  return written(seconds, Number(seconds) > yearAgo ? 'DD MMM HH:mm' : 'DD MMM YYYY');
}
