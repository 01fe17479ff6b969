import type { UserStatus } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { isActiveUser } from '../directory/user.store.ts';
import { lockUsers, storeUser, lockPeopleInOrder } from '../users/user-change.store.ts';
import { isLastAdministrator, lockInactive } from './lock-out.store.ts';

/** The statuses that only unlocking lifts. */
export type LockStatus = Extract<UserStatus, `Lock${string}`>;

/**
 * Locks a user because of wrong credentials. Users who are not active are unchanged. The last user who manages users
 * is not locked, because nobody could unlock them; delays have to suffice there.
 */
export async function lockOut(
  trx: Trx,
  tenant: string,
  globalId: string,
  status: LockStatus,
): Promise<boolean> {
  await lockPeopleInOrder(trx);
  const user = (await lockUsers(trx, [globalId])).get(globalId);
  if (!user || !isActiveUser(user) || (await isLastAdministrator(trx, globalId))) return false;
  await storeUser(trx, user, { status });
  await storeAudit(trx, { tenant }, { action: 'user-locked', userId: globalId, part: status });
  return true;
}

/**
 * Locks users who have not signed in or been unlocked since the given time. The user seen last of those who manage
 * users stays active. Idempotent.
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
