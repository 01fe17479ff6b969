import dayjs from 'dayjs';
import { written } from './zone.ts';

const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Formats an ISO timestamp, which is UTC without a zone (OP-243). Empty for another text. */
export const isoDate = (format: string) => (text: string | null) => {
  const [match, day, time = '00:00', zone = 'Z'] = iso.exec(text ?? '') ?? [];
  const at = match === undefined ? undefined : dayjs(`${day}T${time}${zone}`);
  return written(at?.isValid() ? at.unix() : null, format);
};

/** A date in the list of verifications, always without the year (OP-193). */
export const verificationListDate = isoDate('DD MMM HH:mm');
/** A date on the page of one verification. */
export const verificationDate = isoDate('DD MMM YYYY HH:mm');
