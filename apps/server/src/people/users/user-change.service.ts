import { everyClaim, outranks, userActions, type Action, type UserFacts } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit, type Actor, type OfUserAction } from '../../platform/history/audit.store.ts';
import { rejectionOf } from '../../platform/http/action-rejection.ts';
import { forbidden, notFound } from '../../platform/http/http-error.ts';
import {
  lockUsers,
  storeUser,
  lockPeopleInOrder,
  type ChangedUser,
  type UserChanges,
} from './user-change.store.ts';
import { findRole, valuesOfRole } from '../directory/role.store.ts';
import { endAccess, isActiveUser } from '../directory/user.store.ts';

const operator = { status: 'Active', permissions: everyClaim } as const;

/** A reactivated or unlocked user gets the earlier status back: active, or invited if they never signed in (OP-181). */
const restoredStatus = ({ last_activity_at }: ChangedUser): UserChanges => ({
  status: last_activity_at === null ? 'Invited' : 'Active',
});

interface Change {
  readonly action: Action<UserFacts>;
  readonly changes: (user: ChangedUser) => UserChanges;
  /** Whether it can deactivate or lock a user. Default false. */
  readonly endsAccess?: boolean;
  readonly audited: OfUserAction;
}

const { editPermissions, unlock, deactivate, reactivate } = userActions;

/** The effect of each call on a user. The contract's `userActions` say which statuses allow it. */
export const userChanges = {
  unlock: { action: unlock, changes: restoredStatus, audited: unlock.audit },
  reactivate: { action: reactivate, changes: restoredStatus, audited: reactivate.audit },
  deactivate: {
    action: deactivate,
    changes: () => ({ status: 'Deactivated' }),
    endsAccess: true,
    audited: deactivate.audit,
  },
  grant: {
    action: editPermissions,
    changes: () => ({ has_application_access: true }),
    audited: 'application-access-granted',
  },
  revoke: {
    action: editPermissions,
    changes: () => ({ has_application_access: false }),
    audited: 'application-access-revoked',
  },
} as const satisfies Record<string, Change>;

export type UserChange = keyof typeof userChanges;

/**
 * Changes a user, or returns the reason why it cannot. Both rows are locked in one order, so that of two users who
 * deactivate each other only one succeeds. Permissions are read from the database, not from the token. An operator is
 * not a user of the tenant and may do everything.
 */
export async function changeUser(
  trx: Trx,
  by: Actor,
  globalId: string,
  change: UserChange,
): Promise<string | undefined> {
  const { action, changes, endsAccess = false, audited }: Change = userChanges[change];
  if (endsAccess) await lockPeopleInOrder(trx);
  const rows = await lockUsers(trx, [globalId, ...(by.globalId === undefined ? [] : [by.globalId])]);
  const self = by.globalId === undefined ? operator : rows.get(by.globalId);
  const user = rows.get(globalId);
  if (!self || !isActiveUser(self)) throw forbidden();
  if (!user) throw notFound();
  const facts = {
    Status: user.status,
    own: globalId === by.globalId,
    outranks: outranks(user.permissions, self.permissions),
  };
  const reason = rejectionOf(action, facts, self.permissions);
  if (reason !== undefined) return reason;
  await storeUser(trx, user, changes(user));
  await storeAudit(trx, by, { action: audited, userId: globalId });
  return undefined;
}

/**
 * Gives a user another role with its claims, as an invitation would. The user has to sign in again. Returns false if
 * the tenant has no such role.
 */
export async function changeRole(trx: Trx, globalId: string, roleId: string): Promise<boolean> {
  await lockPeopleInOrder(trx);
  const user = (await lockUsers(trx, [globalId])).get(globalId);
  const role = await findRole(trx, roleId);
  if (!user || !role) return false;
  await storeUser(trx, user, valuesOfRole(role));
  await endAccess(trx, globalId);
  return true;
}
