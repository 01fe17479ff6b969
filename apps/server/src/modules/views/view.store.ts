import { lookKey, type ViewScope } from '@portal/api/contract';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { lockName } from '../../platform/db/lock-name.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Person } from '../../platform/http/person.ts';
import { inNameOrder } from '../../platform/listing/conditions.ts';

/**
 * The views that a person may open: own and shared ones, without their definitions, of up to 8 kB. Every read and
 * change of views begins here.
 */
export const visibleViews = (trx: Trx, { globalId }: Person) =>
  trx
    .selectFrom('saved_view as view')
    .where('view.deleted_at', 'is', null)
    .where((where) =>
      where.or([where('view.owner_global_id', '=', globalId), where('view.shared', '=', true)]),
    )
    .leftJoin('portal_user as author', 'author.global_id', 'view.owner_global_id')
    .select([
      'view.id',
      'view.owner_global_id as owner',
      'view.name',
      'view.scope',
      'view.shared',
      'view.version',
      'view.changed_at as changedAt',
      'author.display_name as authorName',
    ]);

export type FoundView = Awaited<ReturnType<ReturnType<typeof visibleViews>['executeTakeFirstOrThrow']>>;

/** The views by name, with whose default they are. A view for everybody is shared (VIEWS-047). */
export const listedViews = (trx: Trx, person: Person) =>
  visibleViews(trx, person)
    .select([
      isDefaultOf(person.globalId).as('ownDefault'),
      sql<boolean>`view.shared and ${isDefaultOf('')}`.as('defaultForEverybody'),
    ])
    .orderBy(inNameOrder(sql.ref('view.name')))
    .orderBy('view.id')
    .execute();

/**
 * Reads the few defaults once, not for every view.
 *
 * @param whose `global_id`, or empty for everybody.
 */
const isDefaultOf = (whose: string) => sql<boolean>`view.scope || view.id = any(array(
  select scope || view_id from view_default where global_id = ${whose}))`;

export const findView = (trx: Trx, person: Person, id: string) =>
  visibleViews(trx, person).select('view.definition').where('view.id', '=', id).executeTakeFirst();

/** A view with who changed it last, locked until the transaction ends. */
export const lockView = (trx: Trx, person: Person, id: string) =>
  visibleViews(trx, person)
    .leftJoin('portal_user as changer', 'changer.global_id', 'view.changed_by')
    .select(['view.changed_by as changedBy', 'changer.display_name as changerName'])
    .where('view.id', '=', id)
    .forUpdate('view')
    .executeTakeFirst();

/** Serialises the changes of the shared views, or of a person's private ones, so that their limit holds. */
export async function lockNames(trx: Trx, owner: string, shared: boolean): Promise<void> {
  await lockName(trx, `views of ${shared ? '' : owner}`);
}

/** The names of the shared views, or of a person's private ones, as keys that look-alikes share. */
export async function namesOf(
  trx: Trx,
  owner: string,
  shared: boolean,
  except: string | undefined,
): Promise<ReadonlySet<string>> {
  let found = trx
    .selectFrom('saved_view')
    .select('name')
    .where('deleted_at', 'is', null)
    .where('shared', '=', shared)
    .where('id', '<>', except ?? '');
  if (!shared) found = found.where('owner_global_id', '=', owner);
  return new Set((await found.execute()).map(({ name }) => lookKey(name)));
}

export async function storeNewView(trx: Trx, view: Insertable<Schema['saved_view']>): Promise<void> {
  await trx.insertInto('saved_view').values(view).execute();
}

/** Changes a view, which has to be locked. */
export async function changeView(
  trx: Trx,
  id: string,
  changes: Updateable<Schema['saved_view']>,
): Promise<void> {
  await trx.updateTable('saved_view').set(changes).where('id', '=', id).execute();
}

/** A view that the person deleted at this time or later. */
export const lockDeleted = (trx: Trx, { globalId }: Person, id: string, since: Date) =>
  trx
    .selectFrom('saved_view')
    .select(['owner_global_id as owner', 'name', 'shared'])
    .where('id', '=', id)
    .where('deleted_by', '=', globalId)
    .where('deleted_at', '>=', since)
    .forUpdate()
    .executeTakeFirst();

/** @param whose `global_id`, or empty for everybody. */
export async function storeDefault(
  trx: Trx,
  { tenant }: Person,
  whose: string,
  scope: ViewScope,
  viewId: string | null,
): Promise<void> {
  if (viewId === null)
    await trx.deleteFrom('view_default').where('global_id', '=', whose).where('scope', '=', scope).execute();
  else
    await trx
      .insertInto('view_default')
      .values({ tenant_id: tenant, global_id: whose, scope, view_id: viewId })
      .onConflict((stored) =>
        stored.columns(['tenant_id', 'global_id', 'scope']).doUpdateSet({ view_id: viewId }),
      )
      .execute();
}

/** Removes a view from the defaults of everybody but its author. */
export async function removeDefaultsOfOthers(trx: Trx, viewId: string, author: string): Promise<void> {
  await trx
    .deleteFrom('view_default')
    .where('view_id', '=', viewId)
    .where('global_id', '<>', author)
    .execute();
}
