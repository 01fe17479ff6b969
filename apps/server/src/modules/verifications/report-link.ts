import { filledPath, getVerificationReport } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import { addressOf } from '../../platform/http/mount.ts';

/** Where the reports lie, from the root of the verification service. */
const before = addressOf({
  base: getVerificationReport.base,
  path: filledPath(getVerificationReport.path, { report: '' }),
}).replace(/^\//, '');

/** The link of a report, as the calls have it. */
export const reportLink = (key: string | null): string | null => (key === null ? null : before + key);

/** The same within a query. */
export const linkOf = (key: RawBuilder<unknown>): RawBuilder<string | null> => sql`${before}::text || ${key}`;
