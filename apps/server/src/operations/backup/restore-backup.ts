import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { migrateIn } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { StartError } from '../../config/start-error.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { counters, keptTables, fixSessionSettings, tenantsIn } from './catalog.ts';
import { loadTable } from './load-table.ts';
import { backupFormat, manifestSealContext, sealContext, type Manifest } from './manifest.ts';
import { openBackup, requireWhole, type OpenBackup } from './open-backup.ts';

/**
 * Restores a backup of either kind of database into an empty one, and migrates it: completely or not at all. All
 * users are signed out, and the result of queued emails counts as unknown.
 */
export async function restoreBackup(db: Database, file: string): Promise<Manifest> {
  const backup = await openBackup(file);
  try {
    const { manifest } = backup;
    requireCompatible(manifest);
    requireSameKey(db, manifest);
    requireUnchanged(db, backup, file);
    await requireWhole(backup, file);
    const known = migrations.filter(({ name }) => manifest.migrations.includes(name));
    await db.system(async (trx) => {
      await fixSessionSettings(trx);
      await requireEmptyTables(trx);
      await migrateIn(trx, known);
      await loadTables(trx, backup);
      await setCounters(trx, manifest);
      await migrateIn(trx, migrations);
      await leaveTenants(trx);
    });
    return manifest;
  } finally {
    backup.close();
  }
}

function requireCompatible(manifest: Manifest): void {
  if (manifest.format < backupFormat)
    throw new StartError(
      `Nothing was restored: the backup has the format ${manifest.format} of an earlier version; restore it with that version.`,
    );
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new StartError(
      `Nothing was restored: the backup is of a later version, which knows ${unknown.join(', ')}; restore it with that version.`,
    );
}

/** Values encrypted with one key can be decrypted with no other. */
function requireSameKey({ sealer }: Database, { seal }: Manifest): void {
  try {
    sealer.open(Buffer.from(seal, 'base64'), sealContext);
  } catch {
    throw new StartError(
      'Nothing was restored: the backup was made under another data key; set PORTAL_DATA_KEY to the one of then, or put the data.key of then into the data folder.',
    );
  }
}

/** Only a server with the data key can write a valid manifest, which contains the hashes of all tables. */
function requireUnchanged(
  { sealer }: Database,
  { manifestHash, sealedHash }: OpenBackup,
  file: string,
): void {
  try {
    if (sealedHash && sealer.open(sealedHash, manifestSealContext) === manifestHash) return;
  } catch {
    // Encrypted with another context or key: treated as a different hash.
  }
  throw new StartError(
    `Nothing was restored: ${file} was changed after it was written; take another copy of it.`,
  );
}

/** Existing tables are never overwritten, even if another program created them. */
async function requireEmptyTables(trx: Trx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
    order by 1 limit 1`.execute(trx);
  if (rows.length > 0)
    throw new StartError('Nothing was restored: the database is not empty; give the name of a new one.');
}

async function loadTables(trx: Trx, { manifest, table }: OpenBackup): Promise<void> {
  const found = await keptTables(trx);
  const names = new Set(found.map(({ name }) => name));
  const unknownTables = Object.keys(manifest.tables).filter((name) => !names.has(name));
  if (unknownTables.length > 0) throw new Error(`These tables have no place: ${unknownTables.join(', ')}`);
  for (const each of found) {
    const facts = manifest.tables[each.name];
    if (facts) await loadTable(trx, each, facts.columns, table(each.name));
  }
}

async function setCounters(trx: Trx, manifest: Manifest): Promise<void> {
  const there = new Set((await counters(trx)).map(({ name }) => name));
  for (const { name, last, called } of manifest.counters)
    if (there.has(name))
      await sql`select setval(${`"${name}"`}::regclass, ${last}::bigint, ${called})`.execute(trx);
}

/**
 * Queued emails may have been sent since the backup, and none is sent twice. They get the state that a killed process
 * leaves, so that the worker reports their result as unknown. Every tenant's audit log records the restore.
 */
async function leaveTenants(trx: Trx): Promise<void> {
  for (const tenant of await tenantsIn(trx)) {
    await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
    const waiting = await trx
      .updateTable('mail_message')
      .set({ state: 'sending' })
      .where('tenant_id', '=', tenant)
      .where('state', 'in', ['queued', 'sending'])
      .returning('id')
      .execute();
    for (const { id } of waiting)
      await trx.insertInto('queued_task').values({ id, tenant, kind: 'mail' }).execute();
    await storeAudit(trx, { tenant }, { action: 'command-run', part: 'restore' });
  }
}
