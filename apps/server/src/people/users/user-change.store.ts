import type { Schema } from '../../platform/db/schema.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { lockName } from '../../platform/db/lock-name.ts';
import { claimsOf, endAccess } from '../directory/user.store.ts';

const columns = [
  'global_id',
  'status',
  'last_activity_at',
  'role_name',
  'has_application_access',
  'can_own',
  'permissions',
] as const;
export type ChangedUser = Selectable<Pick<Schema['portal_user'], (typeof columns)[number]>>;
export type UserChanges = Partial<Omit<ChangedUser, 'global_id' | 'last_activity_at'>>;

/** Reads users by their ids and locks them until the transaction ends, always in the same order. */
export async function lockUsers(
  trx: Trx,
  globalIds: readonly string[],
): Promise<ReadonlyMap<string, ChangedUser>> {
  const rows = await trx
    .selectFrom('portal_user')
    .select(columns)
    .where('global_id', 'in', [...new Set(globalIds)])
    .orderBy('global_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.global_id, row]));
}

/**
 * Serialises the deactivation and locking of users of this tenant until the transaction ends. Call it before locking
 * any row, to avoid deadlocks.
 */
export async function lockPeopleInOrder(trx: Trx): Promise<void> {
  await lockName(trx, 'people at work');
}

/**
 * Stores a change. A change of claims ends all sessions, as a change of status does, so that no token has claims that
 * its user lacks.
 */
export async function storeUser(trx: Trx, user: ChangedUser, changes: UserChanges): Promise<void> {
  await trx.updateTable('portal_user').set(changes).where('global_id', '=', user.global_id).execute();
  const [before, after] = [user, { ...user, ...changes }].map((each) => claimsOf(each).join(' '));
  if (before !== after) await endAccess(trx, user.global_id);
}

/** Stores a new user; false if the address is already in use. */
export async function storeInvited(trx: Trx, user: Insertable<Schema['portal_user']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('portal_user')
    .values(user)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'email']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
