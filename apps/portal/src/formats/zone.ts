import { dateFormatter } from '@portal/api/contract';

/** The zone of all times; the browser's if undefined. */
let zone: string | undefined;
const formatters = new Map<string, (seconds: number) => string>();

/** Shows all times in a tenant's zone (OP-380): one office reads one clock. The browser's zone replaces an unknown one. */
export function showTimesIn(timeZone: string | null | undefined): void {
  if (timeZone === zone) return;
  try {
    dateFormatter('', timeZone ?? undefined);
    zone = timeZone ?? undefined;
  } catch {
    zone = undefined;
  }
  formatters.clear();
}

/** The last second of the year 9999. A larger number is probably in milliseconds. */
const lastMoment = 253_402_300_799;

/** Writes a UNIX time in seconds. Empty if it is missing or out of range. */
export function written(seconds: number | null, format: string): string {
  if (!seconds || seconds > lastMoment) return '';
  let formatter = formatters.get(format);
  if (!formatter) formatters.set(format, (formatter = dateFormatter(format, zone)));
  return formatter(Math.floor(seconds));
}

/** A date with its time: `4 Mar 2026 09:14`. */
export const dateAndTime = (date: Date): string => written(date.getTime() / 1000, 'D MMM YYYY HH:mm');

const halfYear = 182 * 86_400;

/** The shown zone, if the browser's clock differs from it in summer or in winter. */
export function foreignZone(now = Date.now() / 1000): string | undefined {
  const format = 'DD HH:mm';
  const here = dateFormatter(format, undefined);
  return [now, now + halfYear].some((at) => here(Math.floor(at)) !== written(at, format)) ? zone : undefined;
}
