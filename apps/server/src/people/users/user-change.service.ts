import {
  everyClaim,
  outranks,
  userActions,
  type Envelope,
  type UserFacts,
  type Action,
} from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit, type OfUserAction } from '../../platform/history/audit.store.ts';
import { reasonAgainst } from '../../platform/http/evaluated-action.ts';
import type { Person } from '../../platform/http/person.ts';
import { forbidden, notFound } from '../../platform/http/refusal.ts';
import {
  lockUsers,
  storeUser,
  takePeopleInTurn,
  type ChangedUser,
  type UserChanges,
} from './user-change.store.ts';
import { findRole, givenBy } from './invitation.store.ts';
import { endAccess, isAtWork } from '../directory/user.store.ts';

const refused = (Message: string): Envelope => ({ ErrorNo: 1, Message });

/** Somebody who comes back is as they were before anything happened: at work, or still invited (OP-181). */
const welcome = ({ last_activity_at }: ChangedUser): UserChanges => ({
  status: last_activity_at === null ? 'Invited' : 'Active',
});

interface Change {
  readonly action: Action<UserFacts>;
  readonly changes: (user: ChangedUser) => UserChanges;
  /** May take somebody out of work. Default false. */
  readonly takesOut?: boolean;
  readonly audited: OfUserAction;
}

const { editPermissions, unlock, deactivate, reactivate } = userActions;

/** What each call does to a person whose status allows it. Whether it does stands in the contract's `userActions`. */
export const userChanges = {
  unlock: { action: unlock, changes: welcome, audited: unlock.audit },
  reactivate: { action: reactivate, changes: welcome, audited: reactivate.audit },
  deactivate: {
    action: deactivate,
    changes: () => ({ status: 'Deactivated' }),
    takesOut: true,
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
 * Changes a colleague. Both rows are held, in one order: of two people who deactivate each other one is too late, and
 * is no longer anybody who may. What they may do is what they may do now, whatever the token says.
 */
export async function changeUser(
  trx: Trx,
  person: Person,
  globalId: string,
  wanted: UserChange,
): Promise<Envelope> {
  const { action, changes, takesOut = false, audited }: Change = userChanges[wanted];
  if (takesOut) await takePeopleInTurn(trx);
  const rows = await lockUsers(trx, [person.globalId, globalId]);
  const self = rows.get(person.globalId);
  const user = rows.get(globalId);
  if (!self || !isAtWork(self)) throw forbidden();
  if (!user) throw notFound();
  const facts = {
    Status: user.status,
    own: globalId === person.globalId,
    outranks: outranks(user.permissions, self.permissions),
  };
  const reason = reasonAgainst(action, facts, self.permissions);
  if (reason !== undefined) return refused(reason);
  await storeUser(trx, user, changes(user));
  await storeAudit(trx, person, { action: audited, userId: globalId });
  return { ErrorNo: 0 };
}

/**
 * Gives somebody another role with the claims that come with it, as an invitation would. They have to sign in again;
 * false where the tenant has no such role.
 */
export async function changeRole(trx: Trx, globalId: string, roleId: string): Promise<boolean> {
  await takePeopleInTurn(trx);
  const user = (await lockUsers(trx, [globalId])).get(globalId);
  const role = await findRole(trx, roleId);
  if (!user || !role) return false;
  await storeUser(trx, user, givenBy(role));
  await endAccess(trx, globalId);
  return true;
}

/** The same by whoever runs the server, who is nobody of the tenant's; answers why not, where it is not done. */
export async function changeUserFromOutside(
  trx: Trx,
  tenant: string,
  globalId: string,
  wanted: UserChange,
): Promise<string | undefined> {
  const { action, changes, takesOut = false, audited }: Change = userChanges[wanted];
  if (takesOut) await takePeopleInTurn(trx);
  const user = (await lockUsers(trx, [globalId])).get(globalId);
  if (!user) throw notFound();
  const reason = reasonAgainst(action, { Status: user.status, own: false, outranks: false }, everyClaim);
  if (reason !== undefined) return reason;
  await storeUser(trx, user, changes(user));
  await storeAudit(trx, { tenant }, { action: audited, userId: globalId });
  return undefined;
}
