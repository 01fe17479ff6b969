import { sql, type RawBuilder } from 'kysely';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { taxNumberContext } from '../../platform/db/sealer.ts';
import { archiveTimeFormatter } from '../../platform/archive-time.ts';
import { readFileIn } from '../../platform/files/stored-file.store.ts';
import { StartError } from '../../config/start-error.ts';
import { zipStream, type ZipSource } from '../../platform/zip/zipped.ts';
import { keptTables, requireOwner, fixSessionSettings } from './catalog.ts';
import { inBatches } from './in-batches.ts';
import type { Sink } from './write-backup.ts';

/** Tables without use elsewhere, and credentials. */
const leftOut: ReadonlySet<string> = new Set([
  'application_search',
  'application_total',
  'audit_anchor',
  'audit_head',
  'audit_link',
  'authenticator',
  'bulk_upload_error_file',
  'idempotency_key',
  'identity_sign_in',
  'passkey',
  'recovery_code',
  'sign_in_attempt',
  'stored_file_chunk',
  'verification_total',
]);
const secretColumns = ['password_hash', 'tfn_sealed', 'secret_sealed', 'search_text', 'folded_text'];

/**
 * Writes all data of a tenant as an archive: one file of JSON lines per table, and its documents unchanged. Rows and
 * documents are from one snapshot. Tax numbers are in plain text, if they are wanted.
 */
export async function exportTenant(
  db: Database,
  tenant: string,
  sink: Sink,
  { taxNumbers }: { readonly taxNumbers: boolean },
): Promise<void> {
  await db.system(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    await fixSessionSettings(trx);
    await requireOwner(trx);
    await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
    const found = await trx
      .selectFrom('tenant')
      .select('time_zone')
      .where('id', '=', tenant)
      .executeTakeFirst();
    if (!found) throw new StartError(`There is no tenant ${tenant}.`);
    await sink(
      zipStream(
        [
          ...(await tableParts(trx, tenant)),
          ...(taxNumbers ? [taxPart(trx, db, tenant)] : []),
          ...(await documentParts(trx, db, tenant, found.time_zone)),
        ],
        { compress: true },
      ),
    );
  });
}

async function tableParts(trx: Trx, tenant: string): Promise<readonly ZipSource[]> {
  const tables = (await keptTables(trx)).flatMap(({ name, columns }) => {
    const column = name === 'tenant' ? 'id' : 'tenant_id';
    return !leftOut.has(name) && columns.includes(column) ? [{ name, column }] : [];
  });
  return tables.map(({ name, column }) => ({
    name: `${name}.jsonl`,
    bytes: () =>
      linesOfJson(
        trx,
        sql`select (to_jsonb(found) - ${secretColumns}::text[])::text as line from ${sql.table(name)} as found
          where ${sql.ref(column)} = ${tenant}`,
      ),
  }));
}

interface TaxLine {
  readonly application_id: number;
  readonly position: number;
  readonly sealed: string;
}

const taxPart = (trx: Trx, { sealer }: Database, tenant: string): ZipSource => ({
  name: 'tax-numbers.jsonl',
  bytes: () =>
    textBytes(
      inBatches<TaxLine>(
        trx,
        sql`select application_id, position, encode(tfn_sealed, 'base64') as sealed from application_tax
          where tenant_id = ${tenant} and tfn_sealed is not null`,
        ({ application_id, position, sealed }) => {
          const tfn = sealer.open(
            Buffer.from(sealed, 'base64'),
            taxNumberContext(tenant, application_id, position),
          );
          return `${JSON.stringify({ application_id, position, tfn })}\n`;
        },
      ),
    ),
});

/** Each document by its id, which is `file_id` in `application_document.jsonl`. */
async function documentParts(
  trx: Trx,
  { sealer }: Database,
  tenant: string,
  timeZone: string,
): Promise<readonly ZipSource[]> {
  const localTime = archiveTimeFormatter(timeZone);
  const files = await trx
    .selectFrom('stored_file')
    .select(['id', 'size', 'application_id', 'created_at'])
    .where('tenant_id', '=', tenant)
    .where('kept', '=', true)
    .orderBy('application_id')
    .orderBy('id')
    .execute();
  return files.map(({ id, size, application_id: application, created_at: at }) => ({
    name: `documents/${application}/${id}`,
    size: Number(size),
    localTime: localTime(at),
    bytes: () => readFileIn(trx, sealer, tenant, { id, size: Number(size) }),
  }));
}

const linesOfJson = (trx: Trx, query: RawBuilder<unknown>) =>
  textBytes(inBatches<{ readonly line: string }>(trx, query, ({ line }) => `${line}\n`));

async function* textBytes(texts: AsyncIterable<readonly string[]>): AsyncGenerator<Uint8Array> {
  for await (const some of texts) yield Buffer.from(some.join(''));
}
