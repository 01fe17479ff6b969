import type { NamedPerson } from '@portal/api/contract';
import dayjs from 'dayjs';
import type { SavedTable } from './configuration.model.ts';

/** The person's present name. */
export const personText = (person: NamedPerson | null | undefined): string =>
  person?.Name ?? 'Unknown person';

const formatted = (format: string) => (seconds: number | undefined) =>
  seconds === undefined ? '' : dayjs.unix(seconds).format(format);

/** Day and time of a save. */
export const momentText = formatted('D MMM YYYY HH:mm');
/** Time of a save of today. */
export const clockText = formatted('HH:mm');

/** Who saved a table, and when. Undefined for one that nobody saved. */
export const savedText = ({ savedAt, savedBy }: SavedTable): string | undefined =>
  savedBy ? `Saved ${momentText(savedAt)} by ${personText(savedBy)}` : undefined;
