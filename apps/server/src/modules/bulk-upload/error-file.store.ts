import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { uploadedSheetContext, type Sealer } from '../../platform/db/sealer.ts';
import type { Person } from '../../platform/http/person.ts';
import type { RefusedSheet } from './read-sheet.ts';

/** How long an error file can be fetched. */
export const errorFileMinutes = 60;

const notOver = sql<boolean>`created_at > now() - make_interval(mins => ${errorFileMinutes})`;

/** Stores the file for its uploader. */
export async function storeErrorFile(
  trx: Trx,
  sealer: Sealer,
  { tenant, globalId }: Person,
  { errorFile, kept }: RefusedSheet,
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

/** The person's own file, and the sealed sheet that it was made of, until they expire; otherwise undefined. */
export async function findErrorFile(trx: Trx, person: Person, id: string) {
  if (!/^[\w-]{22}$/.test(id)) return undefined;
  return trx
    .selectFrom('bulk_upload_error_file')
    .select(['bytes', 'sheet_sealed'])
    .where('id', '=', id)
    .where('global_id', '=', person.globalId)
    .where(notOver)
    .executeTakeFirst();
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
