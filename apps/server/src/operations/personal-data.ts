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

/** Every table with data about a user of a tenant, except `portal_user` itself. */
export const personalRows: readonly PersonalRows[] = [
  {
    table: 'portal_session',
    person: 'global_id',
    exported: ['device', 'started_at', 'last_used_at', 'ended_at'],
    erased: 'deleted',
  },
  {
    table: 'passkey',
    person: 'global_id',
    exported: ['name', 'host', 'added_at', 'last_used_at'],
    erased: 'deleted',
  },
  { table: 'authenticator', person: 'global_id', exported: ['confirmed_at'], erased: 'deleted' },
  {
    table: 'identity_link',
    person: 'global_id',
    exported: ['issuer', 'subject', 'linked_at'],
    erased: 'deleted',
  },
  { table: 'identity_sign_in', person: 'global_id', exported: [], erased: 'deleted' },
  { table: 'recovery_code', person: 'global_id', exported: [], erased: 'deleted' },
  { table: 'one_time_link', person: 'global_id', exported: ['purpose', 'expires_at'], erased: 'deleted' },
  { table: 'idempotency_key', person: 'global_id', exported: [], erased: 'deleted' },
  { table: 'bulk_upload_error_file', person: 'global_id', exported: [], erased: 'deleted' },
  { table: 'application', person: 'owner_global_id', exported: ['id'], erased: { name: 'owner_name' } },
  { table: 'application', person: 'assignee_id', exported: ['id'], erased: { name: 'assignee_name' } },
  {
    table: 'application_comment',
    person: 'author_global_id',
    exported: ['application_id', 'text', 'written_at'],
    erased: { name: 'author_name' },
  },
  { table: 'verification', person: 'requester_id', exported: ['number'], erased: { name: 'requester_name' } },
  { table: 'verification_check', person: 'asked_by', exported: ['number', 'asked_at'], erased: 'kept' },
  { table: 'identity_check', person: 'asked_by', exported: ['application_id', 'asked_at'], erased: 'kept' },
  {
    table: 'integration_delivery',
    person: 'asked_by',
    exported: ['application_id', 'name', 'asked_at'],
    erased: 'kept',
  },
  { table: 'brand_look', person: 'published_by', exported: ['number', 'published_at'], erased: 'kept' },
  { table: 'brand_draft', person: 'begun_by', exported: ['begun_at'], erased: 'kept' },
  { table: 'brand_draft_end', person: 'ended_by', exported: ['outcome', 'ended_at'], erased: 'kept' },
  { table: 'brand_image', person: 'stored_by', exported: ['stored_at'], erased: 'kept' },
  {
    table: 'saved_view',
    person: 'owner_global_id',
    exported: ['name', 'definition', 'changed_at'],
    erased: { deletedIf: 'not shared' },
  },
  { table: 'saved_view', person: 'changed_by', exported: ['id', 'changed_at'], erased: 'kept' },
  { table: 'saved_view', person: 'deleted_by', exported: ['id', 'deleted_at'], erased: 'kept' },
  { table: 'view_default', person: 'global_id', exported: ['scope', 'view_id'], erased: 'deleted' },
  {
    table: 'identity_provider_version',
    person: 'saved_by',
    exported: ['number', 'saved_at'],
    erased: 'kept',
  },
  {
    table: 'view_setting_version',
    person: 'saved_by',
    exported: ['kind', 'number', 'saved_at'],
    erased: 'kept',
  },
  {
    table: 'audit_entry',
    person: 'actor_id',
    exported: ['occurred_at', 'action', 'application_id', 'part'],
    erased: 'kept',
  },
  { table: 'audit_entry', person: 'user_id', exported: ['occurred_at', 'action'], erased: 'kept' },
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
