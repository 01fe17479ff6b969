import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { ownedDatabase } from '../../testing/owned-database.ts';
import { runProgram } from '../../testing/program.ts';
import { connectPostgres } from './connect.ts';
import { migrationState } from './migrate.ts';
import { migrations } from './migrations/index.ts';

test('three concurrent processes migrate the database once, and a killed one changes nothing', async () => {
  const owned = await ownedDatabase();
  const url = new URL(owned.url);
  const admin = new pg.Client({ connectionString: inject('postgresUrl').replace('/postgres', url.pathname) });
  await admin.connect();
  await admin.query(`grant portal_app to ${url.username}`);
  const db = connectPostgres(owned.url, 2);
  const env = { DATABASE_URL: owned.url, PORTAL_DEMO: '1' };
  // Another transaction creates one of its tables, so the migration waits midway.
  await admin.query('begin; create table audit_entry ()');
  const victim = runProgram('cli/db-migrate.ts', env);
  const waits = async () =>
    (
      await admin.query<{ n: number }>(`select count(*)::int as n from pg_locks
      where not granted and transactionid = pg_current_xact_id()::xid`)
    ).rows[0]?.n;
  await expect.poll(waits, { timeout: 30_000 }).toBe(1);
  victim.signal('SIGKILL');
  await victim.ended;
  await admin.query('rollback');
  expect((await migrationState(db)).pending).toEqual(migrations);
  const { rowCount } = await admin.query(`select from pg_class where relname in ('tenant', 'application')`);
  expect(rowCount).toBe(0);

  const three = await Promise.all([1, 2, 3].map(() => runProgram('cli/db-migrate.ts', env).ended));
  expect(three.map(({ code, problems }) => [code, problems])).toEqual(Array(3).fill([0, '']));
  const said = three.map(({ out }) => out).toSorted();
  expect(said).toEqual([
    `The database is brought up to date: ${migrations.map(({ name }) => name).join(', ')}.\n`,
    'The database is up to date.\n',
    'The database is up to date.\n',
  ]);
  await db.close();
  await admin.end();
  await owned.drop();
}, 60_000);
