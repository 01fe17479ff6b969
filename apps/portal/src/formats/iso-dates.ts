import dayjs from 'dayjs';
import { zonedTime } from './dates.ts';
import { written } from './zone.ts';

/** Formats an ISO timestamp. Empty for another text. */
const isoDate = (format: string) => (text: string | null) => {
  const at = dayjs(zonedTime(text));
  return written(at.isValid() ? at.unix() : null, format);
};

/** A date in the list of verifications, always without the year (OP-193). */
export const verificationListDate = isoDate('DD MMM HH:mm');
/** A date on the page of one verification. */
export const verificationDate = isoDate('DD MMM YYYY HH:mm');
