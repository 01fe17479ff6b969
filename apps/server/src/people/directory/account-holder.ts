import type { Database } from '../../platform/db/connect.ts';
import { findUserByGlobalId, isActiveUser, type PortalUser } from './user.store.ts';
import type { Tenant } from '../../platform/tenant.ts';

/** The user of an account of the provider, if they may sign in. */
export async function findAccountHolder(
  db: Database,
  tenant: Pick<Tenant, 'id'>,
  globalId: string,
): Promise<PortalUser | undefined> {
  const user = await db.inTenant(tenant.id, (trx) => findUserByGlobalId(trx, globalId));
  return user && isActiveUser(user) ? user : undefined;
}
