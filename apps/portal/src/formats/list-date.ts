import dayjs from 'dayjs';

/** The last second of the year 9999: what lies beyond was meant in other units. */
const lastMoment = 253_402_300_799;

/** The moment of a UNIX time in seconds, or undefined if it is none that the portal shows. */
export const momentOf = (seconds: number | null) => {
  if (!seconds || seconds > lastMoment) return undefined;
  const value = dayjs.unix(seconds);
  return value.isValid() ? value : undefined;
};

/** A date of the list: the time within the last year and for the future, the year before that (OP-080). Empty without a date. */
export function listDate(seconds: number | null, now: Date = new Date()): string {
  const value = momentOf(seconds);
  if (!value) return '';
  return value.format(value.isAfter(dayjs(now).subtract(1, 'year')) ? 'DD MMM HH:mm' : 'DD MMM YYYY');
}
