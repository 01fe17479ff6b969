import dayjs from 'dayjs';

/** The last second of the year 9999. A larger number is probably in milliseconds. */
const lastMoment = 253_402_300_799;

/** Parses a UNIX time in seconds; undefined if it is missing or out of range. */
export const momentOf = (seconds: number | null) => {
  if (!seconds || seconds > lastMoment) return undefined;
  const value = dayjs.unix(seconds);
  return value.isValid() ? value : undefined;
};

/**
 * A date in the list: with the time if within the last year or in the future, otherwise with the year (OP-080). Empty
 * without a date.
 */
export function listDate(seconds: number | null, now: Date = new Date()): string {
  const value = momentOf(seconds);
  if (!value) return '';
  return value.format(value.isAfter(dayjs(now).subtract(1, 'year')) ? 'DD MMM HH:mm' : 'DD MMM YYYY');
}
