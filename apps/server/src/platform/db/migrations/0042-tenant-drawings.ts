import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** A tenant's logo, its logo on dark and the icon of its tab: SVG texts by name. */
export const tenantDrawings: Migration = {
  name: '0042-tenant-drawings',
  up: (trx) => run(trx, [`alter table tenant add column drawings jsonb not null default '{}'`]),
};
