import type { Database } from '../platform/db/connect.ts';
import { storeAudit } from '../platform/history/audit.store.ts';
import { tenantDirectory } from '../tenants/directory.ts';

/** Audits that an operator has run a command on a tenant. The database does not know the operator's name. */
export const noteCommand = (db: Database, tenant: string, part: string, userId?: string): Promise<void> =>
  db.inTenant(tenant, (trx) => storeAudit(trx, { tenant }, { action: 'command-run', part, userId }));

/** The same for a command on the whole database. */
export async function noteCommandOnAll(db: Database, part: string): Promise<void> {
  for (const { id } of await tenantDirectory(db).all()) await noteCommand(db, id, part);
}
