import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';

/** How long an error file can be fetched. */
export const errorFileMinutes = 60;

const notOver = sql<boolean>`created_at > now() - make_interval(mins => ${errorFileMinutes})`;

/** Stores the file for its uploader. */
export async function storeErrorFile(trx: Trx, person: Person, bytes: Uint8Array): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await trx
    .insertInto('bulk_upload_error_file')
    .values({ tenant_id: person.tenant, id, global_id: person.globalId, bytes, created_at: sql`now()` })
    .execute();
  return id;
}

/** The person's own file until it expires; otherwise undefined. */
export async function findErrorFile(trx: Trx, person: Person, id: string): Promise<Uint8Array | undefined> {
  if (!/^[\w-]{22}$/.test(id)) return undefined;
  const row = await trx
    .selectFrom('bulk_upload_error_file')
    .select('bytes')
    .where('id', '=', id)
    .where('global_id', '=', person.globalId)
    .where(notOver)
    .executeTakeFirst();
  return row?.bytes;
}

/**
 * Deletes every file of the tenant, because any of them may name people of a depersonalised application. Files last
 * an hour at most and are created again by another upload.
 */
export async function deleteErrorFiles(trx: Trx): Promise<void> {
  await trx.deleteFrom('bulk_upload_error_file').execute();
}
