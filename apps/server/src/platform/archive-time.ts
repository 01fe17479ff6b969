import { dateFormatter } from '@portal/api/contract';
import { unixSeconds } from './unix-seconds.ts';

/** Formats dates of a zone for the entries of an archive. */
export const archiveTimeFormatter = (timeZone: string): ((at: Date) => string) => {
  const format = dateFormatter('YYYY-MM-DDTHH:mm:ss', timeZone);
  return (at) => format(unixSeconds(at));
};
