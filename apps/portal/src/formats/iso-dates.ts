import dayjs from 'dayjs';

/** A moment that a call gives as ISO text in UTC, as local time. Empty for what is none. */
const isoDate = (format: string) => (text: string | null) => {
  const value = text ? dayjs(text) : undefined;
  return value?.isValid() ? value.format(format) : '';
};

/** A date of the list of verifications: there is never a year (OP-193). */
export const verificationListDate = isoDate('DD MMM HH:mm');
/** A date of one verification. */
export const verificationDate = isoDate('DD MMM YYYY HH:mm');
