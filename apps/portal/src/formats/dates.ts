import { defaultDateFormat } from '@portal/api/contract';
import { written } from './zone.ts';

/** A date without a format of its own: in the configured format or the default one. Empty without a date. */
export const fullDate = (seconds: number | null, format: string | null | undefined): string =>
  written(seconds, format || defaultDateFormat);

/** The time of day: `09:14`. Empty without a date. */
export const clockTime = (seconds: number | null): string => written(seconds, 'HH:mm');

/** Time from creation to completion as "{d}d {h}h {m}m" without leading zero units; "-" while incomplete (OP-115). */
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

/**
 * The date of an approval as the server wrote it, in the tenant's time zone (OP-124): `DD/MM/YYYY HH:mm`. Another back
 * end may write it in ISO 8601 (OP-389). Empty if the text has another format.
 */
export function shownApprovalDate(text: string | null): string {
  const match = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2})$/.exec(text ?? '');
  if (!match) {
    const iso = Date.parse(zonedTime(text) ?? '');
    return written(Number.isNaN(iso) ? null : iso / 1000, 'DD/MM/YYYY HH:mm');
  }
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute));
  // `Date.UTC` carries minutes above 59 over to the next hour.
  return at.getUTCMonth() === month - 1 && at.getUTCHours() === hour ? match[0] : '';
}

const isoTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;

/** An ISO timestamp with its zone, which is UTC if it has none (OP-243); null for another text. */
export function zonedTime(text: string | null): string | null {
  const [match, day, time = '00:00', zone = 'Z'] = isoTime.exec(text ?? '') ?? [];
  return match === undefined ? null : `${day}T${time}${zone}`;
}
