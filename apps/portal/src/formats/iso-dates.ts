import { written } from './zone.ts';

const iso = /^\d{4}-\d\d-\d\d(?:$|[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$)/i;

/** Formats an ISO timestamp, which is UTC without a zone (OP-243). Empty for another text. */
export const isoDate = (format: string) => (text: string | null) => {
  const [match, zone] = iso.exec(text ?? '') ?? [];
  if (match === undefined) return '';
  // Browsers read a time without a zone as their own.
  const at = Date.parse(match.length > 10 && !zone ? `${match}Z` : match);
  return written(Number.isNaN(at) ? null : at / 1000, format);
};

/** A date in the list of verifications, always without the year (OP-193). */
export const verificationListDate = isoDate('DD MMM HH:mm');
/** A date on the page of one verification. */
export const verificationDate = isoDate('DD MMM YYYY HH:mm');
