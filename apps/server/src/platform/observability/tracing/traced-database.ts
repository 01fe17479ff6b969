import type { Database } from '../../db/connect.ts';
import { inSpan } from './trace.ts';

/** Records each transaction of the database as a span. */
export const tracedDatabase = (db: Database): Database => ({
  ...db,
  inTenant: (tenant, work) => inSpan('database inTenant', 'client', () => db.inTenant(tenant, work)),
  system: (work) => inSpan('database system', 'client', () => db.system(work)),
});
