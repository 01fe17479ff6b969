import { userActionState, userStatusFacts, type Envelope, type UserActionId } from '@portal/api/contract';
import type { Trx } from '../../db/connect.ts';
import type { Person } from '../../http/person.ts';
import { forbidden, notFound } from '../../http/refusal.ts';
import { lockUsers, storeUser, type ChangedUser, type UserChanges } from './user-change.store.ts';

const refused = (Message: string): Envelope => ({ ErrorNo: 1, Message });

/** Somebody who comes back is as they were before anything happened: at work, or still invited (OP-181). */
const welcome = ({ last_activity_at }: ChangedUser): UserChanges => ({
  status: last_activity_at === null ? 'Invited' : 'Active',
});

interface Change {
  readonly action: UserActionId;
  readonly changes: (user: ChangedUser) => UserChanges;
  /** Why nobody does it with themselves; undefined where they may. */
  readonly notOneself?: string;
}

/** What each call does to a person whose status allows it. Whether it does stands in the contract's `userActions`. */
export const userChanges = {
  unlock: { action: 'unlock', changes: welcome },
  reactivate: { action: 'reactivate', changes: welcome },
  deactivate: {
    action: 'deactivate',
    changes: () => ({ status: 'Deactivated' }),
    notOneself: 'You cannot deactivate yourself.',
  },
  grant: { action: 'editPermissions', changes: () => ({ has_application_access: true }) },
  revoke: { action: 'editPermissions', changes: () => ({ has_application_access: false }) },
} as const satisfies Record<string, Change>;

/**
 * Changes a colleague. Both rows are held, in one order: of two people who deactivate each other one is too late, and
 * is no longer anybody who may. So there is always somebody left who manages users.
 */
export async function changeUser(
  trx: Trx,
  person: Person,
  globalId: string,
  wanted: keyof typeof userChanges,
): Promise<Envelope> {
  const rows = await lockUsers(trx, [person.globalId, globalId]);
  const self = rows.get(person.globalId);
  const user = rows.get(globalId);
  if (!self || !userStatusFacts(self.status).enabled) throw forbidden();
  if (!user) throw notFound();
  const { action, changes, notOneself }: Change = userChanges[wanted];
  const own = globalId === person.globalId;
  const { permitted, reason } = userActionState(action, { Status: user.status, own }, person.claims);
  if (!permitted) throw forbidden();
  if (reason !== undefined) return refused(reason);
  if (own && notOneself !== undefined) return refused(notOneself);
  await storeUser(trx, globalId, changes(user));
  return { ErrorNo: 0 };
}
