import { createHash, randomUUID, type Hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Trx } from '../db/connect.ts';
import { fileChunkContext, type Sealer } from '../db/sealer.ts';
import { rechunked } from './rechunked.ts';

/** Bytes of a chunk, which is read and written with one statement. */
export const chunkBytes = 256 * 1024;
/** Hours after which an unfinished upload counts as orphaned. */
export const orphanedAfterHours = 6;

/** The embedded database transfers base64 six times faster than raw bytes; PostgreSQL takes raw bytes. */
const packed = (bytes: Buffer, { kind }: Pick<Database, 'kind'>) =>
  kind === 'pglite' ? sql<Uint8Array>`decode(${bytes.toString('base64')}, 'base64')` : bytes;

export interface StoredFile {
  readonly id: string;
  readonly size: number;
  readonly sha256: string;
}

/**
 * Stores the bytes of a file as they arrive. Each chunk is sealed and has its own transaction. The file stays an
 * upload until `keepFile`; a failed upload is removed.
 */
export async function storeFile(
  db: Database,
  { tenant, application }: { readonly tenant: string; readonly application: number },
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const id = randomUUID();
  await db.inTenant(tenant, async (trx) => {
    await trx
      .insertInto('stored_file')
      .values({ tenant_id: tenant, id, application_id: application })
      .execute();
  });
  try {
    const hash = createHash('sha256');
    let size = 0;
    let position = 0;
    for await (const chunk of rechunked(hashed(bytes, hash), chunkBytes)) {
      size += chunk.length;
      const sealed = db.sealer.seal(chunk, fileChunkContext(tenant, id, position));
      const row = {
        tenant_id: tenant,
        file_id: id,
        position: position++,
        bytes: packed(sealed, db),
      };
      await db.inTenant(tenant, (trx) => trx.insertInto('stored_file_chunk').values(row).execute());
    }
    return { id, size, sha256: hash.digest('hex') };
  } catch (error) {
    await discardUploads(db, tenant, [id]);
    throw error;
  }
}

/** The arriving parts are small; hashing a whole chunk would block the event loop. */
async function* hashed(parts: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    hash.update(part);
    yield part;
  }
}

/** Turns an upload into a stored file. False if it was removed meanwhile, for example with its application. */
export async function keepFile(trx: Trx, { id, size, sha256 }: StoredFile): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('stored_file')
    .set({ size, sha256, kept: true })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Removes uploads and no stored files. A failure is ignored, so that the original error is reported; the leftovers
 * are removed after six hours.
 */
export async function discardUploads(db: Database, tenant: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .inTenant(tenant, (trx) =>
      trx.deleteFrom('stored_file').where('id', 'in', ids).where('kept', '=', false).execute(),
    )
    .catch(() => undefined);
}

/** Removes every file of an application, including running uploads. */
export async function deleteFiles(trx: Trx, application: number): Promise<void> {
  await trx.deleteFrom('stored_file').where('application_id', '=', application).execute();
}

/** The bytes of a file, chunk by chunk. No transaction is open between the chunks. */
export const readFile = (
  db: Database,
  tenant: string,
  file: ReadableFile,
): AsyncGenerator<Uint8Array, void, undefined> =>
  chunksOf((work) => db.inTenant(tenant, work), db.sealer, tenant, file);

/** The same within a transaction, which stays open. */
export const readFileIn = (
  trx: Trx,
  sealer: Sealer,
  tenant: string,
  file: ReadableFile,
): AsyncGenerator<Uint8Array, void, undefined> => chunksOf((work) => work(trx), sealer, tenant, file);

type ReadableFile = Pick<StoredFile, 'id' | 'size'>;

async function* chunksOf(
  inTransaction: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>,
  sealer: Sealer,
  tenant: string,
  { id, size }: ReadableFile,
): AsyncGenerator<Uint8Array, void, undefined> {
  let read = 0;
  for (let position = 0; read < size; position += 1) {
    const row = await inTransaction((trx) =>
      trx
        .selectFrom('stored_file_chunk')
        .select(sql<string>`encode(bytes, 'base64')`.as('text'))
        .where('file_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirst(),
    );
    if (!row) throw new Error('A file was removed while it was read.');
    const bytes = sealer.openBytes(Buffer.from(row.text, 'base64'), fileChunkContext(tenant, id, position));
    read += bytes.length;
    yield bytes;
  }
}
