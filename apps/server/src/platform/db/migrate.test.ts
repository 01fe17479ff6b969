import { columnNames, detailRowNames } from '@portal/api/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { releaseScope } from '../../../../../tools/test-scope.ts';
import { StartError } from '../../config/start-error.ts';
import { kinds } from '../../testing/database-kinds.ts';
import { copiedDatabase, onBothDatabases } from '../../testing/databases.ts';
import { createMinimalDatabase } from '../../testing/minimal-database.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { connectPostgres, databaseOnPglite, type Trx } from './connect.ts';
import { seedDemo } from '../../operations/seed/seed.ts';
import { ownedDatabase, ownedWithRole } from '../../testing/owned-database.ts';
import { migrate, withMigrationLock } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { run } from './run.ts';

onBothDatabases('Migrations', (db) => {
  test('a second run does nothing', async () => {
    expect(await migrate(db())).toEqual([]);
  });

  test('stores version 1 of each table of every tenant as it is (MEMORY-003)', async () => {
    await db().system((trx) =>
      run(trx, [
        'drop table view_setting_version',
        `delete from schema_migration where name = '0003-view-setting-versions'`,
        `select set_config('portal.tenant', 'harbour', true)`,
        `update view_setting set viewable = name in ('Email', 'ID') where tenant_id = 'harbour'`,
      ]),
    );
    expect(await migrate(db())).toEqual(['0003-view-setting-versions']);
    const versions = (tenant: string) =>
      db().inTenant(tenant, (trx) =>
        trx
          .selectFrom('view_setting_version')
          .select(['kind', 'number', 'saved_by', 'origin', 'known', 'shown'])
          .orderBy('kind')
          .execute(),
      );
    const first = { number: 1, saved_by: null, origin: 'setup' };
    const columns = { ...first, kind: 'column', known: columnNames };
    const rows = { ...first, kind: 'row', known: detailRowNames };
    expect(await versions('harbour')).toEqual([
      { ...columns, shown: ['ID', 'Email'] },
      { ...rows, shown: [] },
    ]);
    expect(await versions('meridian')).toEqual([
      { ...columns, shown: columnNames },
      { ...rows, shown: detailRowNames },
    ]);
  });

  test('a database with data is never seeded again', async () => {
    expect(await seedDemo(db())).toBe(false);
  });
});

test.runIf(releaseScope)(
  'two processes that start on an empty PostgreSQL database migrate and seed it once',
  async () => {
    const url = await copiedDatabase();
    const both = [connectPostgres(url, 1), connectPostgres(url, 1)];
    const applied = await Promise.all(both.map((db) => migrate(db)));
    expect(applied.flat().toSorted()).toEqual(migrations.map((migration) => migration.name));
    const seeded = await Promise.all(both.map((db) => seedDemo(db)));
    expect(seeded.filter(Boolean)).toHaveLength(1);
    const [db] = both;
    const users = await db?.inTenant('harbour', (trx) => sql`select global_id from portal_user`.execute(trx));
    expect(users?.rows).toHaveLength(45);
    await Promise.all(both.map((each) => each.close()));
  },
);

test('behind a pooler, work under the migration lock has its own connection', async () => {
  const db = connectPostgres(await copiedDatabase(), 3);
  const work = () => db.system(async () => 'done');
  expect(await withMigrationLock({ ...db, pooled: () => true }, work)).toBe('done');
  await db.close();
});

test('a user without superuser rights can set up and use a database, and row-level security applies', async () => {
  const { db, drop } = await ownedWithRole();
  await migrate(db);
  expect(await seedDemo(db)).toBe(true);
  const ids = (trx: Trx) => trx.selectFrom('application').select('id').execute();
  expect(await db.inTenant('banksia', ids)).toHaveLength(30);
  expect(await db.system(ids)).toEqual([]);
  await drop();
});

test('creates an index outside transactions, and recreates one that was interrupted', async () => {
  const url = await copiedDatabase();
  const db = connectPostgres(url, 3);
  await db.statement('create table long (id int)');
  const indexes = [
    { name: 'long_id', on: 'long (id)' },
    { name: 'long_unique', on: 'long (id)', unique: true },
  ];
  const all: readonly Migration[] = [
    { name: '0001-before', up: (trx) => run(trx, ['alter table long add column more int']) },
    { name: '0002-indexes', indexes },
    { name: '0003-after', up: (trx) => run(trx, ['alter table long add column last int']) },
  ];
  const whole = async () =>
    (
      await db.statement(`select relname as name, indisvalid as whole from pg_index join pg_class on oid = indexrelid
      where relname like 'long%' order by relname`)
    ).rows;
  // Two equal rows: the second index fails and stays invalid.
  await db.statement('insert into long values (1), (1)');
  await expect(migrate(db, all)).rejects.toThrow(/could not create unique index/);
  expect(await whole()).toEqual([
    { name: 'long_id', whole: true },
    { name: 'long_unique', whole: false },
  ]);
  await db.statement('delete from long where ctid = (select min(ctid) from long)');
  expect(await migrate(db, all)).toEqual(['0002-indexes', '0003-after']);
  expect((await whole()).map((index) => (index as { whole: boolean }).whole)).toEqual([true, true]);
  expect(await migrate(db, all)).toEqual([]);
  await db.close();
});

test('a server does not start with unknown migrations, unless configured to', async () => {
  const { db, drop } = await ownedWithRole();
  await migrate(db);
  const older = migrations.slice(0, -1);
  const last = migrations.at(-1)?.name ?? '';
  await expect(bringUpToDate(db, { all: older })).rejects.toThrow(
    `The database has had migrations that this version does not know (${last}); run the version that brought them, or set PORTAL_NEWER_SCHEMA=1 for the one just before it.`,
  );
  expect(await bringUpToDate(db, { all: older, newerSchema: true })).toEqual([]);
  await drop();
});

test.each(kinds)(
  'a database on %s from before the baseline is rejected and stays unchanged',
  async (kind) => {
    const db =
      kind === 'pglite'
        ? databaseOnPglite(await createMinimalDatabase())
        : connectPostgres(await copiedDatabase(), 1);
    await db.statement(`create table schema_migration (name text primary key);
    insert into schema_migration values ('0001-foundation'), ('0045-cookie-secret-rotation')`);
    for (const newerSchema of [false, true])
      await expect(bringUpToDate(db, { newerSchema })).rejects.toThrow(
        new StartError(
          'The database was made by a version from before 0001-baseline and was left as it is; give this version a new one, with DATABASE_URL or PORTAL_DATA_DIR, or run the version that made it.',
        ),
      );
    const { rows } = await db.statement(`select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`);
    expect(rows).toEqual([{ name: 'schema_migration' }]);
    await db.close();
  },
  60_000,
);

test('a user who may not create the role learns what an administrator has to do', async () => {
  const owned = await ownedDatabase();
  const db = connectPostgres(owned.url, 1);
  await expect(bringUpToDate(db)).rejects.toThrow(/let an administrator run: create role portal_app nologin/);
  await db.close();
  await owned.drop();
});
