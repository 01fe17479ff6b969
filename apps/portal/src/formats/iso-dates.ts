import dayjs from 'dayjs';

/** Formats an ISO timestamp in UTC as local time. Empty for an invalid one. */
const isoDate = (format: string) => (text: string | null) => {
  const value = text ? dayjs(text) : undefined;
  return value?.isValid() ? value.format(format) : '';
};

/** A date in the list of verifications, always without the year (OP-193). */
export const verificationListDate = isoDate('DD MMM HH:mm');
/** A date on the page of one verification. */
export const verificationDate = isoDate('DD MMM YYYY HH:mm');
