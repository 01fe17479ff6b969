import { sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/connect.ts';
import { inNameOrder } from '../../platform/listing/conditions.ts';

const byName = inNameOrder(sql.ref('display_name'));

export async function options(
  trx: Trx,
  kind: Schema['list_option']['kind'],
): Promise<{ Name: string; Value: string }[]> {
  return trx
    .selectFrom('list_option')
    .select(['name as Name', 'value as Value'])
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
}

export async function assignees(trx: Trx) {
  const rows = await trx
    .selectFrom('portal_user')
    .select(['display_name', 'global_id', 'assignable'])
    .where('assignable', 'is not', null)
    .orderBy(byName)
    .orderBy('global_id')
    .execute();
  return rows.map((row) => ({
    Name: row.display_name,
    Value: row.global_id,
    Assignable: row.assignable === true,
  }));
}

export async function owners(trx: Trx) {
  return trx
    .selectFrom('portal_user')
    .select(['public_id as PublicId', 'display_name as DisplayName', 'global_id as GlobalUserId'])
    .where('can_own', '=', true)
    .orderBy(byName)
    .orderBy('global_id')
    .execute();
}
