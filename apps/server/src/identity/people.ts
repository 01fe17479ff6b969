import type { Database } from '../db/connect.ts';
import type { UserStatus } from '@portal/api/contract';
import { findUserByGlobalId, type PortalUser } from '../modules/users/user.store.ts';
import type { Tenant } from '../tenants/directory.ts';

const open: readonly UserStatus[] = ['Active', 'Normal'];

/** Whether the person may hold a session at all; invited, locked and deactivated people may not. */
export const mayEnter = (user: Pick<PortalUser, 'status'>): boolean => open.includes(user.status);

/** The person behind an account of the provider, while they may enter. */
export async function findAccountHolder(
  db: Database,
  tenant: Pick<Tenant, 'id'>,
  globalId: string,
): Promise<PortalUser | undefined> {
  const user = await db.inTenant(tenant.id, (trx) => findUserByGlobalId(trx, globalId));
  return user && mayEnter(user) ? user : undefined;
}
