import type { Schema } from '../../platform/db/schema.ts';
import { Permission } from '@portal/api/contract';
import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { atWork, claimsOf, endAccess } from './user.store.ts';

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

/** People by their ids, locked against other writers until the transaction ends, always in the same order. */
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
 * Waits for whoever else takes people of this tenant out of work, and makes others wait until the transaction ends. Taken
 * before any row, so that nobody waits for each other.
 */
export async function takePeopleInTurn(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(
    hashtextextended('people at work of ' || current_setting('portal.tenant'), 0))`.execute(trx);
}

const isAtWork = sql<boolean>`status = any(${atWork}::text[])`;
const managesUsers = sql<boolean>`permissions @> array[${Permission.userManagement}]`;

/** Whether the person is the last at work who manages users: nobody would be left to let anybody in. To be asked in turn. */
export async function isLastAdministrator(trx: Trx, globalId: string): Promise<boolean> {
  const managers = await trx
    .selectFrom('portal_user')
    .select('global_id')
    .where(isAtWork)
    .where(managesUsers)
    .limit(2)
    .execute();
  return managers.length === 1 && managers[0]?.global_id === globalId;
}

/** When somebody was last let in, by their password or by a colleague. */
const lastSeen = sql<Date>`greatest(coalesce(last_activity_at, created_at), status_since)`;

/** Locks who was let in last before a moment, but the one seen last of those who manage users. To be done in turn. */
export async function lockInactive(trx: Trx, since: Date): Promise<readonly string[]> {
  const stays = sql<string>`(select global_id from portal_user where ${isAtWork} and ${managesUsers}
    order by ${lastSeen} desc, global_id limit 1)`;
  const { rows } = await sql<{ global_id: string }>`
    with inactive as materialized (select global_id from portal_user
      where ${isAtWork} and ${lastSeen} < ${since} and global_id is distinct from ${stays}
      order by global_id for update)
    update portal_user set status = 'LockInactivity'
    where global_id in (select global_id from inactive) returning global_id`.execute(trx);
  return rows.map(({ global_id }) => global_id);
}

/**
 * Stores a change. Other claims end what the person has open, as another status does: no token says more, or less, than
 * its holder may do.
 */
export async function storeUser(trx: Trx, user: ChangedUser, changes: UserChanges): Promise<void> {
  await trx.updateTable('portal_user').set(changes).where('global_id', '=', user.global_id).execute();
  const [before, after] = [user, { ...user, ...changes }].map((each) => claimsOf(each).join(' '));
  if (before !== after) await endAccess(trx, user.global_id);
}
