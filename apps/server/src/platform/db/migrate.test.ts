import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { verifyAudit } from '../history/verify-audit.ts';
import { copiedDatabase, onEachDatabase } from '../../testing/databases.ts';
import { runProgram } from '../../testing/program.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { connectPostgres, type Trx } from './connect.ts';
import { seedDemo } from '../../operations/seed/seed.ts';
import { ownedDatabase, ownedWithRole } from '../../testing/owned-database.ts';
import { migrate, migrationState } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { taxPlace } from './sealer.ts';
import { run } from './tenant-table.ts';

onEachDatabase('Migrations', (db) => {
  test('a second run has nothing to do', async () => {
    expect(await migrate(db())).toEqual([]);
  });

  test('a database that holds data is never seeded again', async () => {
    expect(await seedDemo(db())).toBe(false);
  });
});

test('two processes that start on an empty PostgreSQL at once bring it up to date and seed it once', async () => {
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
});

const before = (migration: string) =>
  migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === migration),
  );

test('a user who is no superuser can set up and use a database, and is bound by row-level security', async () => {
  const { db, drop } = await ownedWithRole();
  await migrate(db);
  expect(await seedDemo(db)).toBe(true);
  const ids = (trx: Trx) => trx.selectFrom('application').select('id').execute();
  expect(await db.inTenant('banksia', ids)).toHaveLength(30);
  expect(await db.system(ids)).toEqual([]);
  await drop();
});

test('lines of the feed that were stored as texts keep what they say, and the names of documents apart', async () => {
  const { db, drop } = await ownedWithRole();
  await migrate(db, before('0007-activity-kinds'));
  await db.inTenant('old', async (trx) => {
    await sql`insert into tenant (id, display_name, settings) values ('old', 'Old', '{}')`.execute(trx);
    await sql`insert into application (tenant_id, id, owner_global_id, owner_name, mode, status, location,
      restriction_group) values ('old', 1, 'G-1', 'Ann', 'Online', 'Complete', '', '')`.execute(trx);
    await sql`insert into application_activity (tenant_id, application_id, text, occurred_at)
      select 'old', 1, text, now() from unnest(${[
        'Application created by Ann',
        'two uploaded.pdf uploaded',
      ]}::text[]) as text`.execute(trx);
  });
  await migrate(db);
  const lines = (trx: Trx) =>
    trx.selectFrom('application_activity').select(['kind', 'subject', 'actor']).orderBy('id').execute();
  expect(await db.inTenant('old', lines)).toEqual([
    { kind: 'plain', subject: 'Application created by Ann', actor: null },
    { kind: 'document-uploaded', subject: 'two uploaded.pdf', actor: null },
  ]);
  expect(await db.system(lines)).toEqual([]);
  await drop();
});

test('demo people from before there was a mark are marked, though row-level security binds the owner', async () => {
  const { db, drop } = await ownedWithRole();
  await migrate(db, before('0008-seeded-mark'));
  const people = ['G-FULL', 'G-U023', 'G-5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11'];
  for (const tenant of ['meridian', 'wattle']) {
    await db.system((trx) =>
      sql`with made as (select set_config('portal.tenant', ${tenant}, true))
        insert into tenant (id, display_name, settings) select ${tenant}, 'Old', '{}' from made`.execute(trx),
    );
    await db.inTenant(tenant, (trx) =>
      sql`insert into portal_user (tenant_id, global_id, public_id, email, first_name, last_name, display_name,
        role_name, status) select ${tenant}, id, id, lower(id) || ${`@${tenant}.example`}, '', '', '', '', 'Active'
        from unnest(${people}::text[]) as id`.execute(trx),
    );
  }
  await migrate(db);
  const marked = (trx: Trx) =>
    trx
      .selectFrom('portal_user')
      .select('global_id')
      .where('seeded', '=', true)
      .orderBy('global_id')
      .execute();
  expect(await db.inTenant('meridian', marked)).toEqual([{ global_id: 'G-FULL' }, { global_id: 'G-U023' }]);
  expect(await db.inTenant('wattle', marked)).toEqual([]);
  await drop();
});

test('tax numbers that were stored in the clear are sealed, each for its place', async () => {
  const { db, drop } = await ownedWithRole();
  await migrate(db, before('0017-tax-numbers'));
  await db.inTenant('old', async (trx) => {
    await sql`insert into tenant (id, display_name, settings) values ('old', 'Old', '{}')`.execute(trx);
    await sql`insert into application (tenant_id, id, owner_global_id, owner_name, mode, status, location,
      restriction_group) values ('old', 1, 'G-1', 'Ann', 'Online', 'Complete', '', '')`.execute(trx);
    await sql`insert into application_tax (tenant_id, application_id, position, applicant_name, tfn)
      values ('old', 1, 0, 'Ann', '123456782'), ('old', 1, 1, 'Bob', null), ('old', 1, 2, 'Cy', '')`.execute(
      trx,
    );
  });
  await migrate(db);
  const rows = await db.inTenant('old', (trx) =>
    trx.selectFrom('application_tax').select('tfn_sealed').orderBy('position').execute(),
  );
  const [first, ...others] = rows.map((row) => row.tfn_sealed);
  expect(first && db.sealer.open(first, taxPlace('old', 1, 0))).toBe('123456782');
  expect(others).toEqual([null, null]);
  await drop();
});

test('an audit that was pruned before its anchors were numbered is verified as before', async () => {
  const { db, drop } = await ownedWithRole();
  await migrate(db, before('0039-audit-anchors'));
  await db.inTenant('old', (trx) =>
    sql`insert into tenant (id, display_name, settings) values ('old', 'Old', '{}')`.execute(trx),
  );
  await db.system((trx) =>
    sql`insert into tenant_host (host, tenant_id) values ('old.example', 'old')`.execute(trx),
  );
  await db.inTenant('old', (trx) =>
    sql`insert into audit_entry (tenant_id, action) values ('old', 'signed-in'), ('old', 'signed-out')`.execute(
      trx,
    ),
  );
  await db.system(async (trx) => {
    await sql`select set_config('portal.tenant', 'old', true)`.execute(trx);
    await sql`insert into audit_anchor (tenant_id, seq, hash, sealed)
      select tenant_id, seq, hash, '' from audit_link where seq = 1`.execute(trx);
    await sql`delete from audit_entry where id = (select min(id) from audit_entry)`.execute(trx);
    await sql`delete from audit_link where seq = 1`.execute(trx);
  });
  await migrate(db);
  expect(await verifyAudit(db, 'old')).toMatchObject({ lines: 1, last: { seq: 2 }, problem: undefined });
  await drop();
});

test('a tenant from before there were roles gets those that a new one starts with, and its links stay good', async () => {
  const { db, drop } = await ownedWithRole();
  await migrate(db, before('0018-invitations'));
  await db.inTenant('old', (trx) =>
    sql`insert into tenant (id, display_name, settings) values ('old', 'Old', '{}')`.execute(trx),
  );
  await db.system((trx) =>
    sql`insert into tenant_host (host, tenant_id) values ('old.example', 'old'), ('www.old.example', 'old')`.execute(
      trx,
    ),
  );
  await db.inTenant('old', (trx) =>
    sql`insert into one_time_link (tenant_id, token_hash, global_id, expires_at)
      values ('old', 'h', 'G-1', now())`.execute(trx),
  );
  await migrate(db);
  const { rows } = await db.inTenant('old', (trx) =>
    sql`select name, purpose from tenant_role, one_time_link order by position`.execute(trx),
  );
  expect(rows).toEqual(
    ['Admin Staff (Full Access)', 'Admin Staff (Read Only)', 'Adviser', 'Operations'].map((name) => ({
      name,
      purpose: 'invitation',
    })),
  );
  await drop();
});

test('an index is made outside of transactions, and one that was broken off half-way is made anew', async () => {
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
  // Two of the same: the second index cannot be made, and what is left of it is no index.
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

test('a server does not start over migrations that it does not know, unless it is told to', async () => {
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

test('three processes at once bring the database up to date once, and one that is killed leaves it as it was', async () => {
  const owned = await ownedDatabase();
  const url = new URL(owned.url);
  const admin = new pg.Client({ connectionString: inject('postgresUrl').replace('/postgres', url.pathname) });
  await admin.connect();
  await admin.query(`grant portal_app to ${url.username}`);
  const db = connectPostgres(owned.url, 2);
  await migrate(db, before('0022-people-stamp'));
  const env = { DATABASE_URL: owned.url, PORTAL_DEMO: '1' };
  // It changes this table, which somebody is reading: it waits, having done a part.
  await admin.query('begin; lock table tenant in access share mode');
  const victim = runProgram('cli/db-migrate.ts', env);
  const waits = async () =>
    (
      await admin.query<{ n: number }>(`select count(*)::int as n from pg_locks where not granted
      and relation = 'tenant'::regclass`)
    ).rows[0]?.n;
  await expect.poll(waits, { timeout: 30_000 }).toBe(1);
  victim.signal('SIGKILL');
  await victim.ended;
  await admin.query('rollback');
  const had = (await migrationState(db)).pending.map(({ name }) => name);
  expect(had[0]).toBe('0022-people-stamp');

  const three = await Promise.all([1, 2, 3].map(() => runProgram('cli/db-migrate.ts', env).ended));
  expect(three.map(({ code, problems }) => [code, problems])).toEqual(Array(3).fill([0, '']));
  const said = three.map(({ out }) => out).toSorted();
  expect(said).toEqual([
    `The database is brought up to date: ${had.join(', ')}.\n`,
    'The database is up to date.\n',
    'The database is up to date.\n',
  ]);
  await db.close();
  await admin.end();
  await owned.drop();
}, 60_000);

test('a user who may not have the role is told what to ask an administrator for', async () => {
  const owned = await ownedDatabase();
  const db = connectPostgres(owned.url, 1);
  await expect(bringUpToDate(db)).rejects.toThrow(/let an administrator run: create role portal_app nologin/);
  await db.close();
  await owned.drop();
});
