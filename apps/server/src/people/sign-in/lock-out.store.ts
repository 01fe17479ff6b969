import { Permission } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { activeStatuses } from '../directory/user.store.ts';

const isActiveUser = sql<boolean>`status = any(${activeStatuses}::text[])`;
const managesUsers = sql<boolean>`permissions @> array[${Permission.userManagement}]`;

/** Whether the user is the last active one who manages users. Call it after `lockPeopleInOrder`. */
export async function isLastAdministrator(trx: Trx, globalId: string): Promise<boolean> {
  const managers = await trx
    .selectFrom('portal_user')
    .select('global_id')
    .where(isActiveUser)
    .where(managesUsers)
    .limit(2)
    .execute();
  return managers.length === 1 && managers[0]?.global_id === globalId;
}

/** The last sign-in, or the last change of status by a colleague. */
const lastSeen = sql<Date>`greatest(coalesce(last_activity_at, created_at), status_since)`;

/**
 * Locks the users last seen before a given time, except the most recent one who manages users. Call it after
 * `lockPeopleInOrder`.
 */
export async function lockInactive(trx: Trx, since: Date): Promise<readonly string[]> {
  const stays = sql<string>`(select global_id from portal_user where ${isActiveUser} and ${managesUsers}
    order by ${lastSeen} desc, global_id limit 1)`;
  const { rows } = await sql<{ global_id: string }>`
    with inactive as materialized (select global_id from portal_user
      where ${isActiveUser} and ${lastSeen} < ${since} and global_id is distinct from ${stays}
      order by global_id for update)
    update portal_user set status = 'LockInactivity'
    where global_id in (select global_id from inactive) returning global_id`.execute(trx);
  return rows.map(({ global_id }) => global_id);
}
