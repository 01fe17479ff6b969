import type { Selectable } from 'kysely';
import type { Trx } from '../../db/connect.ts';
import type { PortalUserTable } from '../../db/schema.ts';

const columns = ['global_id', 'status', 'last_activity_at', 'has_application_access'] as const;
export type ChangedUser = Selectable<Pick<PortalUserTable, (typeof columns)[number]>>;
export type UserChanges = Partial<Pick<ChangedUser, 'status' | 'has_application_access'>>;

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

export async function storeUser(trx: Trx, globalId: string, changes: UserChanges): Promise<void> {
  await trx.updateTable('portal_user').set(changes).where('global_id', '=', globalId).execute();
}
