import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { migrations } from './migrations/index.ts';

/** Any fixed number; it only has to be the same in every process. */
const lockNumber = 4_000_112_233;

/**
 * Brings the database up to date, all or nothing; a second process waits for the first. Answers what was run.
 *
 * @param all Default every migration.
 */
export async function migrate(db: Database, all = migrations): Promise<readonly string[]> {
  return db.system(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx);
    await sql`create table if not exists schema_migration (
      name text primary key, applied_at timestamptz not null default now())`.execute(trx);
    const done = await sql<{ name: string }>`select name from schema_migration`.execute(trx);
    const names = new Set(done.rows.map((row) => row.name));
    const pending = all.filter((migration) => !names.has(migration.name));
    for (const migration of pending) {
      await migration.up(trx, db.sealer);
      await sql`insert into schema_migration (name) values (${migration.name})`.execute(trx);
    }
    return pending.map((migration) => migration.name);
  });
}
