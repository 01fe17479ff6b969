import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { StartError } from '../../config/start-error.ts';
import { codeOf } from '../observability/failure.ts';
import type { Database, Trx } from './connect.ts';
import { makeIndexes } from './make-indexes.ts';
import { isBeforeBaseline, migrations } from './migrations/index.ts';
import type { Migration, SchemaMigration } from './migrations/migration.ts';
import { selectValue } from './select-value.ts';
import { setTimeouts } from './transaction-timeouts.ts';

/** Any fixed number that is the same in every process. */
const lockNumber = 4_000_112_233;
/** Milliseconds between two attempts to get the lock of another process. */
const pollMs = 100;
/**
 * How long a change waits for a table lock. Other statements on the table wait behind it, so it gives up, lets them
 * pass and tries again.
 */
const tableLockTimeout = '3s';
/** The same for row locks: less than a second, after which PostgreSQL would resolve a deadlock. */
const rowLockTimeout = '500ms';
const maxAttempts = 20;
const lockTimeoutCode = '55P03';

/**
 * The state of a database compared with this version.
 *
 * @param all Default every migration.
 */
export const migrationState = (db: Pick<Database, 'system'>, all: readonly Migration[] = migrations) =>
  db.system((trx) => stateOf(trx, all));

/** Whether every migration of this version is applied. Throws if none is. */
export const hasEveryMigration = (db: Pick<Database, 'system'>): Promise<boolean> =>
  db.system(async (trx) => {
    const names = migrations.map(({ name }) => name);
    const had = sql<number>`(select count(*)::int from schema_migration where name = any (${names}))`;
    return (await selectValue(trx, had)) === names.length;
  });

/**
 * Applies pending migrations; a second process waits for the first. Consecutive schema changes are one transaction.
 * An interrupted index migration is continued by the next attempt. Returns the names of the applied migrations.
 *
 * @param all Default every migration.
 */
export async function migrate(
  db: Database,
  all: readonly Migration[] = migrations,
): Promise<readonly string[]> {
  // Without pending migrations no permission to change the schema is needed.
  if ((await migrationState(db, all)).pending.length === 0) return [];
  return underMigrationLock(db, async (session) => {
    const { pending } = await stateOf(session, all);
    for (const stage of stagesOf(pending)) await run(session, db, stage);
    return pending.map(({ name }) => name);
  });
}

/** Runs other work on a database server under the migration lock. */
export const withMigrationLock = <T>(db: Database, work: () => Promise<T>): Promise<T> =>
  // The embedded database has one process and one connection, which the work needs.
  db.kind === 'pglite' ? work() : underMigrationLock(db, work);

/**
 * The lock belongs to the connection that does the work, and ends with it. A pooler may switch connections between
 * transactions, so there it belongs to a transaction on a second one, which stays open meanwhile.
 */
function underMigrationLock<T>(db: Database, work: (session: Trx) => Promise<T>): Promise<T> {
  if (db.pooled?.()) {
    // `databaseOf` refuses a transaction inside another; here the second connection is meant.
    const outsideOfLock = AsyncLocalStorage.snapshot();
    return db.system(async (lock) => {
      await setTimeouts(lock, { statement: 0, lock: 0, idle: 0 });
      await acquireLock(lock, sql`pg_try_advisory_xact_lock`);
      return outsideOfLock(() => db.session(work));
    });
  }
  return db.session(async (session) => {
    await acquireLock(session, sql`pg_try_advisory_lock`);
    try {
      // Changes of whole tables need longer than the timeouts of requests.
      await sql`set statement_timeout = 0`.execute(session);
      await sql`set idle_in_transaction_session_timeout = 0`.execute(session);
      return await work(session);
    } finally {
      await releaseLock(session);
    }
  });
}

/** Names of the applied migrations, oldest first; empty for an empty database. */
export async function migrationsOf(trx: Trx): Promise<readonly string[]> {
  const there = sql<boolean>`to_regclass(format('%I.schema_migration', current_schema())) is not null`;
  if (!(await selectValue(trx, there))) return [];
  const names = await sql<{ name: string }>`select name from schema_migration order by name`.execute(trx);
  return names.rows.map(({ name }) => name);
}

async function stateOf(trx: Trx, all: readonly Migration[]) {
  const applied = await migrationsOf(trx);
  if (isBeforeBaseline(applied))
    throw new StartError(
      'The database was made by a version from before 0001-baseline and was left as it is; give this version a new one, with DATABASE_URL or PORTAL_DATA_DIR, or run the version that made it.',
    );
  const known = new Set(all.map(({ name }) => name));
  return {
    pending: all.filter(({ name }) => !applied.includes(name)),
    /** Migrations of a newer version, oldest first. */
    unknown: applied.filter((name) => !known.has(name)),
  };
}

/**
 * Polls for the lock: a waiting statement would hold a snapshot, which blocks concurrent index creation. In an open
 * transaction a statement with parameters would hold one too.
 */
async function acquireLock(session: Trx, attempt: RawBuilder<unknown>): Promise<void> {
  const taken = sql<boolean>`${attempt}(${sql.lit(lockNumber)})`;
  while (!(await selectValue(session, taken))) await pause(pollMs);
}

/** The connection may be lost, and the lock with it. */
async function releaseLock(session: Trx): Promise<void> {
  try {
    await sql`reset statement_timeout`.execute(session);
    await sql`reset idle_in_transaction_session_timeout`.execute(session);
    await sql`select pg_advisory_unlock(${lockNumber})`.execute(session);
  } catch {
    // The earlier error is the one to report.
  }
}

type Stage = readonly SchemaMigration[] | Exclude<Migration, SchemaMigration>;

/** Consecutive schema changes run in one transaction. */
function stagesOf(pending: readonly Migration[]): readonly Stage[] {
  const stages: Stage[] = [];
  let together: SchemaMigration[] = [];
  for (const migration of pending) {
    if ('up' in migration) {
      if (together.length === 0) stages.push(together);
      together.push(migration);
    } else {
      stages.push(migration);
      together = [];
    }
  }
  return stages;
}

async function run(session: Trx, db: Database, stage: Stage): Promise<void> {
  if ('indexes' in stage) {
    await makeIndexes(session, db.kind, stage.indexes);
    await recordMigration(session, stage.name);
  } else if ('backfill' in stage) {
    await stage.backfill((work) => inTransaction(session, rowLockTimeout, () => work(session)));
    await recordMigration(session, stage.name);
  } else
    await inTransaction(session, tableLockTimeout, async () => {
      await createMigrationTable(session);
      for (const migration of stage) {
        await migration.up(session);
        await recordMigration(session, migration.name);
      }
    });
}

/**
 * Migrates a new database within a transaction, together with other work. Indexes are created in it too, because
 * nobody else writes yet.
 */
export async function migrateIn(trx: Trx, all: readonly Migration[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx);
  await createMigrationTable(trx);
  for (const migration of (await stateOf(trx, all)).pending) {
    if ('up' in migration) await migration.up(trx);
    else if ('backfill' in migration) await migration.backfill((work) => work(trx));
    else await makeIndexes(trx, 'pglite', migration.indexes);
    await recordMigration(trx, migration.name);
  }
}

const createMigrationTable = (trx: Trx) =>
  sql`create table if not exists schema_migration (
    name text primary key, applied_at timestamptz not null default now())`.execute(trx);

const recordMigration = (trx: Trx, name: string) =>
  sql`insert into schema_migration (name) values (${name})`.execute(trx);

/** Runs work in a transaction with a lock timeout. After the timeout it lets others pass and runs the work again. */
async function inTransaction<T>(session: Trx, wait: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    await sql`begin`.execute(session);
    try {
      await sql.raw(`set local lock_timeout = '${wait}'`).execute(session);
      const result = await work();
      await sql`commit`.execute(session);
      return result;
    } catch (error) {
      await sql`rollback`.execute(session).catch(() => undefined);
      if (codeOf(error) !== lockTimeoutCode || attempt === maxAttempts) throw error;
    }
  }
}
