import type { Database } from '../platform/db/connect.ts';
import { storeAudit } from '../platform/history/audit.store.ts';
import { tenantDirectory } from '../tenants/directory.ts';

/** Writes down that an operator has run a command on a tenant; who they are the database does not know. */
export const noteCommand = (db: Database, tenant: string, part: string, userId?: string): Promise<void> =>
  db.inTenant(tenant, (trx) => storeAudit(trx, { tenant }, { action: 'command-run', part, userId }));

/** The same for a command on the whole database. */
export async function noteCommandOnAll(db: Database, part: string): Promise<void> {
  for (const { id } of await tenantDirectory(db).all()) await noteCommand(db, id, part);
}
