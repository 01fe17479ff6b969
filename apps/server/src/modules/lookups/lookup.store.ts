import { sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/connect.ts';
import { inNameOrder } from '../../platform/listing/conditions.ts';

const byName = inNameOrder(sql.ref('display_name'));

export const options = (trx: Trx, kind: Schema['list_option']['kind']) =>
  trx
    .selectFrom('list_option')
    .select(['name as Name', 'value as Value'])
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();

export const assignees = (trx: Trx) =>
  trx
    .selectFrom('portal_user')
    .select(['display_name as Name', 'global_id as Value', 'assignable as Assignable'])
    .where('assignable', 'is not', null)
    .$narrowType<{ Assignable: boolean }>()
    .orderBy(byName)
    .orderBy('global_id')
    .execute();

export const owners = (trx: Trx) =>
  trx
    .selectFrom('portal_user')
    .select(['public_id as PublicId', 'display_name as DisplayName', 'global_id as GlobalUserId'])
    .where('can_own', '=', true)
    .orderBy(byName)
    .orderBy('global_id')
    .execute();
