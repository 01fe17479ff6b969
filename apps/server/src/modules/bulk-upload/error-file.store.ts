import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { uploadedSheetContext, type Sealer } from '../../platform/db/sealer.ts';
import type { Person } from '../../platform/http/person.ts';

/** How long an error file can be fetched. */
export const errorFileMinutes = 60;

const notOver = sql<boolean>`created_at > now() - make_interval(mins => ${errorFileMinutes})`;

/** A file with the sheet that it was made of, packed. */
interface RefusedUpload {
  readonly errorFile: Uint8Array;
  readonly kept: Uint8Array;
}

/** Stores the file for its uploader. */
export async function storeErrorFile(
  trx: Trx,
  sealer: Sealer,
  { tenant, globalId }: Person,
  { errorFile, kept }: RefusedUpload,
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await trx
    .insertInto('bulk_upload_error_file')
    .values({
      tenant_id: tenant,
      id,
      global_id: globalId,
      bytes: errorFile,
      sheet_sealed: sealer.seal(kept, uploadedSheetContext(tenant, id)),
      created_at: sql`now()`,
    })
    .execute();
  return id;
}

const ownFile = (trx: Trx, { globalId }: Person, id: string) =>
  trx
    .selectFrom('bulk_upload_error_file')
    .where('id', '=', /^[\w-]{22}$/.test(id) ? id : '')
    .where('global_id', '=', globalId)
    .where(notOver);

/** The person's own file until it expires; otherwise undefined. */
export async function findErrorFile(trx: Trx, person: Person, id: string): Promise<Uint8Array | undefined> {
  return (await ownFile(trx, person, id).select('bytes').executeTakeFirst())?.bytes;
}

/** The packed sheet of such a file. */
export async function findKeptSheet(
  trx: Trx,
  sealer: Sealer,
  person: Person,
  id: string,
): Promise<Uint8Array | undefined> {
  const row = await ownFile(trx, person, id).select('sheet_sealed').executeTakeFirst();
  if (!row?.sheet_sealed) return undefined;
  return sealer.openBytes(row.sheet_sealed, uploadedSheetContext(person.tenant, id));
}

/** Deletes a file whose corrected sheet is stored. False if that was done before. */
export async function deleteErrorFile(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('bulk_upload_error_file')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Deletes every file of the tenant, because any of them may name people of a depersonalised application. Files last
 * an hour at most and are created again by another upload.
 */
export async function deleteErrorFiles(trx: Trx): Promise<void> {
  await trx.deleteFrom('bulk_upload_error_file').execute();
}
