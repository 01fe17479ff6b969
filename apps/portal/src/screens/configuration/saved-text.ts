import { personName } from '@portal/api/contract';
import { fullDate } from '../../formats/dates.ts';
import type { SavedTable } from './configuration.model.ts';

/** Who saved a table, and when. Undefined for the table that a tenant starts with. */
export const savedText = ({ savedAt, savedBy }: SavedTable): string | undefined =>
  savedBy ? `Saved ${fullDate(savedAt ?? null, null)} by ${personName(savedBy)}` : undefined;
