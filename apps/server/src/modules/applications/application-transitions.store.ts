import type { Schema } from '../../platform/db/schema.ts';
import type { ApplicationFacts } from '@portal/api/contract';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { visibleTo } from './application.scope.ts';

const columns = [
  'id',
  'guid',
  'status',
  'last_status',
  'is_complete',
  'mode',
  'assignee_id',
  'label',
  'owner_global_id',
  'primary_email',
  'cancel_refusal',
  'instance_name',
  'created_on_behalf',
  'confirm_edit',
] as const;

/** The fields that decide an action. */
export type Actionable = Selectable<Pick<Schema['application'], (typeof columns)[number]>>;
/** The fields that an action changes. */
export type Changes = Updateable<Schema['application']>;

export const factsOf = ({ status, is_complete, mode }: Actionable): ApplicationFacts => ({
  Status: status,
  IsComplete: is_complete,
  ApplicationModeCode: mode,
});

/** The current state of an application. */
export const readActionable = (trx: Trx, id: number): Promise<Actionable> =>
  trx.selectFrom('application').select(columns).where('id', '=', id).executeTakeFirstOrThrow();

/** An application, locked against other writers until the transaction ends. */
export const lockActionable = (trx: Trx, id: number): Promise<Actionable> =>
  trx.selectFrom('application').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/**
 * The visible applications among the guids, locked against other writers until the transaction ends. Always locked in
 * the order of their numbers, to avoid deadlocks.
 */
export const lockVisible = (
  trx: Trx,
  person: Person,
  guids: readonly string[],
): Promise<readonly Actionable[]> =>
  trx
    .selectFrom('application')
    .select(columns)
    .where(sql<boolean>`guid = any(${[...guids]}::uuid[])`)
    .where(sql<boolean>`${visibleTo(person)}`)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Everyone who approved has to approve again, and can be sent the link again. */
export async function resetApprovals(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('application_approval')
    .set({ status: 'Pending', updated_at: null, send_email: true })
    .where(sql<boolean>`application_id = any(${[...ids]}::int[])`)
    .execute();
}

export async function storeChanges(trx: Trx, ids: readonly number[], changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await trx
    .updateTable('application')
    .set(changes)
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute();
}
