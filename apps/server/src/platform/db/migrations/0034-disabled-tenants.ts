import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Since when nobody gets in, where it is so. What the tenant has is kept. */
export const disabledTenants: Migration = {
  name: '0034-disabled-tenants',
  up: (trx) => run(trx, [`alter table tenant add column disabled_at timestamptz`]),
};
