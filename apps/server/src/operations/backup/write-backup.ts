import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { migrationsOf } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { StartError } from '../../config/start-error.ts';
import { zipStream, type ZipSource } from '../../platform/zip/zipped.ts';
import {
  counters,
  keptTables,
  requireOwner,
  fixSessionSettings,
  tenantsIn,
  type StoredTable,
} from './catalog.ts';
import {
  backupFormat,
  manifestName,
  manifestSealName,
  manifestSealContext,
  sealContext,
  tableName,
  type Manifest,
  type TableFacts,
} from './manifest.ts';
import { readTable } from './read-table.ts';

/** Receives the archive; an error ends the backup. */
export type Sink = (archive: AsyncIterable<Uint8Array>) => Promise<void>;

/** Writes a consistent snapshot of the database, while other transactions continue. */
export async function writeBackup(db: Database, sink: Sink, now = new Date()): Promise<Manifest> {
  const seal = db.sealer.seal('portal', sealContext).toString('base64');
  const manifest = await db.system(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    await fixSessionSettings(trx);
    await requireOwner(trx);
    const made = await currentMigrations(trx);
    const tables: Record<string, TableFacts> = {};
    const about: Manifest = {
      format: backupFormat,
      takenAt: now.toISOString(),
      migrations: [...made],
      seal,
      tables,
      counters: [],
    };
    const parts = await tableParts(trx, tables);
    let manifestHash = '';
    const last: ZipSource = {
      name: manifestName,
      bytes: async function* bytes() {
        // Read after the rows: sequences are not part of a snapshot, and these values are not behind the rows.
        about.counters.push(...(await counters(trx)));
        const text = Buffer.from(JSON.stringify(about, undefined, 2));
        manifestHash = createHash('sha256').update(text).digest('hex');
        yield text;
      },
    };
    const sealed: ZipSource = {
      name: manifestSealName,
      bytes: async function* bytes() {
        yield db.sealer.seal(manifestHash, manifestSealContext);
      },
    };
    await sink(zipStream([...parts, last, sealed], { compress: true }));
    return about;
  });
  if ((await db.system(migrationsOf)).length !== manifest.migrations.length)
    throw new StartError('The database was brought up to date meanwhile; start the backup again.');
  return manifest;
}

/** Rejects a database of another version, whose tables this version does not know. */
async function currentMigrations(trx: Trx): Promise<readonly string[]> {
  const made = await migrationsOf(trx);
  const known = migrations.map(({ name }) => name);
  if (made.length === 0) throw new StartError('There is nothing to back up: the database is empty.');
  const unknown = made.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StartError(
      `The database is of a later version, which knows ${unknown.join(', ')}; back it up with that version.`,
    );
  if (made.length < known.length)
    throw new StartError(
      'The database is of an earlier version; back it up with that version, or start this one on it once.',
    );
  return known;
}

async function tableParts(trx: Trx, facts: Record<string, TableFacts>): Promise<readonly ZipSource[]> {
  const tenants = await tenantsIn(trx);
  return (await keptTables(trx)).map((table) => ({
    name: tableName(table.name),
    bytes: () => noted(table, readTable(trx, table, tenants), facts),
  }));
}

async function* noted(
  { name, columns }: StoredTable,
  lines: AsyncIterable<readonly string[]>,
  facts: Record<string, TableFacts>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const some of lines) {
    const bytes = Buffer.from(some.join(''));
    rows += some.length;
    hash.update(bytes);
    yield bytes;
  }
  facts[name] = { columns: [...columns], rows, sha256: hash.digest('hex') };
}
