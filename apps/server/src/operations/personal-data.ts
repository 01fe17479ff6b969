import { sql } from 'kysely';
import type { Trx } from '../platform/db/connect.ts';
import { endAccess, type PortalUser } from '../people/directory/user.store.ts';

interface PersonalRows {
  readonly table: string;
  /** Column with the `global_id` of the user. */
  readonly person: string;
  /** The exported columns of each row; secrets and other users' data are excluded. */
  readonly exported: readonly string[];
  /**
   * What erasure does: deletes the rows, or those that a condition selects, replaces the name in a column, or keeps
   * rows that contain only an id.
   */
  readonly erased: 'deleted' | 'kept' | { readonly deletedIf: string } | { readonly name: string };
}

const rowsThatAre =
  (erased: PersonalRows['erased']) =>
  (table: string, person: string, exported: readonly string[]): PersonalRows => ({
    table,
    person,
    exported,
    erased,
  });
const deleted = rowsThatAre('deleted');
const kept = rowsThatAre('kept');
const renamedIn = (name: string) => rowsThatAre({ name });

/** Every table with data about a user of a tenant, except `portal_user` itself. */
export const personalRows: readonly PersonalRows[] = [
  deleted('portal_session', 'global_id', ['device', 'started_at', 'last_used_at', 'ended_at']),
  deleted('passkey', 'global_id', ['name', 'host', 'added_at', 'last_used_at']),
  deleted('authenticator', 'global_id', ['confirmed_at']),
  deleted('identity_link', 'global_id', ['issuer', 'subject', 'linked_at']),
  deleted('identity_sign_in', 'global_id', []),
  deleted('recovery_code', 'global_id', []),
  deleted('one_time_link', 'global_id', ['purpose', 'expires_at']),
  deleted('idempotency_key', 'global_id', []),
  deleted('bulk_upload_error_file', 'global_id', []),
  renamedIn('owner_name')('application', 'owner_global_id', ['id']),
  renamedIn('assignee_name')('application', 'assignee_id', ['id']),
  renamedIn('author_name')('application_comment', 'author_global_id', [
    'application_id',
    'text',
    'written_at',
  ]),
  renamedIn('requester_name')('verification', 'requester_id', ['number']),
  kept('verification_check', 'asked_by', ['number', 'asked_at']),
  kept('identity_check', 'asked_by', ['application_id', 'asked_at']),
  kept('integration_delivery', 'asked_by', ['application_id', 'name', 'asked_at']),
  kept('brand_look', 'published_by', ['number', 'published_at']),
  kept('brand_draft', 'begun_by', ['begun_at']),
  kept('brand_draft_end', 'ended_by', ['outcome', 'ended_at']),
  kept('brand_image', 'stored_by', ['stored_at']),
  rowsThatAre({ deletedIf: 'not shared' })('saved_view', 'owner_global_id', [
    'name',
    'definition',
    'changed_at',
  ]),
  kept('saved_view', 'changed_by', ['id', 'changed_at']),
  kept('saved_view', 'deleted_by', ['id', 'deleted_at']),
  deleted('view_default', 'global_id', ['scope', 'view_id']),
  kept('identity_provider_version', 'saved_by', ['number', 'saved_at']),
  kept('view_setting_version', 'saved_by', ['kind', 'number', 'saved_at']),
  kept('audit_entry', 'actor_id', ['occurred_at', 'action', 'application_id', 'part']),
  kept('audit_entry', 'user_id', ['occurred_at', 'action']),
];

/** Columns of `portal_user` that are not exported. */
const secretColumns = ['password_hash', 'epoch', 'folded_text'];

/** The data about a user in the tenant of the transaction: lists of rows by table and column. */
export async function personalData(trx: Trx, { global_id: id, email }: PortalUser): Promise<object> {
  const self = await sql<{ row: object }>`
    select to_jsonb(found) - ${secretColumns}::text[] as row from portal_user as found where global_id = ${id}`.execute(
    trx,
  );
  const emails = await trx
    .selectFrom('mail_message')
    .select(['kind', 'subject', 'queued_at'])
    .where('address', '=', email)
    .orderBy('queued_at')
    .execute();
  const lists: Record<string, readonly object[]> = {
    portal_user: self.rows.map(({ row }) => row),
    mail_message: emails,
  };
  for (const { table, person, exported } of personalRows)
    if (exported.length > 0) {
      const { rows } = await sql<object>`
        select ${sql.join(exported.map((column) => sql.ref(column)))} from ${sql.table(table)}
        where ${sql.ref(person)} = ${id} order by 1, ${sql.ref(exported.at(-1) ?? '')}`.execute(trx);
      lists[`${table}.${person}`] = rows;
    }
  return lists;
}

/** The name that replaces that of an erased user. */
export const erasedName = 'Erased user';

/**
 * Erases everything that identifies a user; records of their actions keep the id. The user is signed out everywhere
 * and can never sign in again.
 */
export async function erasePerson(
  trx: Trx,
  { global_id: id, email, display_name: name, public_id }: PortalUser,
): Promise<void> {
  await endAccess(trx, id);
  await trx
    .updateTable('portal_user')
    .set({
      email: `${public_id}@erased.invalid`,
      first_name: 'Erased',
      last_name: 'user',
      display_name: erasedName,
      status: 'Deactivated',
      permissions: [],
      has_application_access: false,
      can_own: false,
      assignable: sql<boolean | null>`case when assignable is null then null else false end`,
      location: null,
      restriction_group: null,
      password_hash: null,
      mobile: null,
      last_activity_at: null,
    })
    .where('global_id', '=', id)
    .execute();
  for (const { table, person, erased } of personalRows) {
    const theirs = sql`${sql.ref(person)} = ${id}`;
    if (erased === 'kept') continue;
    if (erased === 'deleted') await sql`delete from ${sql.table(table)} where ${theirs}`.execute(trx);
    else if ('deletedIf' in erased)
      await sql`delete from ${sql.table(table)} where ${theirs} and ${sql.raw(erased.deletedIf)}`.execute(
        trx,
      );
    else
      await sql`update ${sql.table(table)} set ${sql.ref(erased.name)} = ${erasedName} where ${theirs}`.execute(
        trx,
      );
  }
  // The feed has names without ids, so a user with the same name is replaced as well.
  for (const column of ['actor', 'subject'] as const)
    await trx
      .updateTable('application_activity')
      .set({ [column]: erasedName })
      .where(column, '=', name)
      .execute();
  await trx.deleteFrom('mail_message').where('address', '=', email).execute();
}
