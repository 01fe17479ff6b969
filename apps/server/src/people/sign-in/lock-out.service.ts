import type { UserStatus } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { isAtWork } from '../directory/user.store.ts';
import { lockUsers, storeUser, lockPeopleInOrder } from '../users/user-change.store.ts';
import { isLastAdministrator, lockInactive } from './lock-out.store.ts';

/** The statuses that only unlocking lifts. */
export type LockStatus = Extract<UserStatus, `Lock${string}`>;

/**
 * Locks somebody out for what went wrong with their credentials; whoever is not at work is left as they are. So is the last
 * who manages users, for nobody could unlock them: waiting has to do there.
 */
export async function lockOut(
  trx: Trx,
  tenant: string,
  globalId: string,
  status: LockStatus,
): Promise<boolean> {
  await lockPeopleInOrder(trx);
  const user = (await lockUsers(trx, [globalId])).get(globalId);
  if (!user || !isAtWork(user) || (await isLastAdministrator(trx, globalId))) return false;
  await storeUser(trx, user, { status });
  await storeAudit(trx, { tenant }, { action: 'user-locked', userId: globalId, part: status });
  return true;
}

/**
 * Locks whoever has not signed in since a moment, nor been let in again. Of those who manage users the one seen last stays.
 * Doing it again changes nothing.
 */
export async function lockInactiveSince(trx: Trx, tenant: string, since: Date): Promise<number> {
  await lockPeopleInOrder(trx);
  const locked = await lockInactive(trx, since);
  await storeAudit(
    trx,
    { tenant },
    ...locked.map((userId) => ({ action: 'user-locked', userId, part: 'LockInactivity' }) as const),
  );
  return locked.length;
}
