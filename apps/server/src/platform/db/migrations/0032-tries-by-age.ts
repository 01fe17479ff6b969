import type { IndexMigration } from './migration.ts';

/** Each try to sign in sweeps away the old ones: without an index it read those of everybody of the tenant. */
export const triesByAge: IndexMigration = {
  name: '0032-tries-by-age',
  indexes: [{ name: 'sign_in_attempt_age', on: 'sign_in_attempt (tenant_id, failed_at)' }],
};
