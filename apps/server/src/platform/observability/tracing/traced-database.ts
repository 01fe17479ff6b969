import type { Database } from '../../db/connect.ts';
import { inSpan } from './trace.ts';

/** The same database, each of its transactions a span of what is under way. */
export const tracedDatabase = (db: Database): Database => ({
  ...db,
  inTenant: (tenant, work) => inSpan('database inTenant', 'client', () => db.inTenant(tenant, work)),
  system: (work) => inSpan('database system', 'client', () => db.system(work)),
});
