import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * The secrets that sign cookies are sealed. A plain one is sealed when it is first read, and stays beside that for
 * processes of the release before until `pnpm keys:rotate`, or until the issuer's next signing key.
 */
export const cookieSecrets: Migration = {
  name: '0040-cookie-secrets',
  up: (trx) => run(trx, [`alter table identity_key add column cookie_sealed bytea`]),
};
