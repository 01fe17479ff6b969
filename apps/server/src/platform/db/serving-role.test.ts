import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '../sockets/listen.ts';
import { copiedDatabase } from '../../testing/databases.ts';
import { sharedTables } from './serving-role.ts';
import { runProgram } from '../../testing/program.ts';
import { runHere } from '../../testing/run-here.ts';
import { received } from '../../testing/sockets.ts';

test(
  'a user without ownership serves a database that another user has migrated, and can change no table',
  { timeout: 90_000 },
  async () => {
    const owner = new URL(await copiedDatabase());
    const name = owner.pathname.slice(1);
    const admin = new pg.Client({ connectionString: owner.href });
    await admin.connect();
    await admin.query(`create role ${name}_server login`);
    const serving = new URL(owner);
    serving.username = `${name}_server`;
    const DATABASE_URL = serving.href;
    const PORTAL_DATA_KEY = Buffer.alloc(32, 7).toString('base64');
    const PORT = String(await freePort());
    const env = { DATABASE_URL, PORTAL_DATA_KEY, PORT };

    const early = await runHere('main.ts', env);
    expect(early.problems).toMatch(
      /^The database lacks 0001-baseline, .*, and the user of DATABASE_URL may not change it; run pnpm db:migrate first\.\n$/,
    );
    const both = { ...env, PORTAL_MIGRATION_URL: owner.href };
    const migrated = await runHere('cli/db-migrate.ts', { ...env, DATABASE_URL: owner.href });
    expect([migrated.problems, migrated.out]).toEqual([
      '',
      expect.stringMatching(/^The database is brought up to date: .*[^;]\.\n$/),
    ]);
    expect((await runHere('cli/tenant.ts', env, ['list'])).problems).toMatch(
      /^The user of the database may not do this \(permission denied .*\)\. For a user who only serves, run pnpm db:migrate first; /,
    );
    await runHere('cli/db-migrate.ts', both);
    const again = await runHere('cli/db-migrate.ts', both);
    expect(again.out).toBe(
      `The database is up to date; ${name}_server may serve on it and cannot change it.\n`,
    );

    const tenant = ['wattle', 'wattle.localhost', 'head.admin@wattle.example'];
    expect(await runHere('cli/tenant.ts', env, ['add', ...tenant])).toMatchObject({
      code: 0,
      problems: '',
    });
    const runs = (program: string, settings: typeof env, ...args: readonly string[]) =>
      runHere(`cli/${program}.ts`, settings, args).then(({ problems }) => problems);
    const demo = { PORTAL_DEMO: '1' };
    const needsOwner =
      'The user of DATABASE_URL does not own the tables; set PORTAL_MIGRATION_URL to the address of who does.\n';
    expect(
      await Promise.all([
        runs('keys-rotate', env),
        runs('demo-reset', { ...env, ...demo }, '--yes', name),
        runs('demo-reset', { ...both, ...demo }, '--yes', name),
      ]),
    ).toEqual([needsOwner, needsOwner, 'Nothing was changed: these tenants are not demo data: wattle.\n']);
    const server = runProgram('main.ts', env);
    await server.line('Portal ready');
    const ready = async () => (await fetch(`http://localhost:${PORT}/health/ready`)).text();
    await expect.poll(ready, { timeout: 20_000 }).toBe('ready');
    // The provider's keys are created, and a tenant's task reaches the queue.
    const head = `GET /oidc/jwks HTTP/1.1\r\nHost: wattle.localhost:${PORT}\r\nConnection: close\r\n\r\n`;
    expect(await received(Number(PORT), head)).toMatch(/^HTTP\/1\.1 200 /);
    await admin.query(
      `insert into queued_task (id, tenant, kind) values (gen_random_uuid(), 'wattle', 'mail')`,
    );
    const left = async () => (await admin.query(`select 1 from queued_task`)).rowCount;
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
    server.signal('SIGTERM');
    expect((await server.ended).code).toBe(0);

    // A new table without a tenant has to be added to the list of shared tables.
    const { rows: free } = await admin.query<{ relname: string }>(`select relname from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relforcerowsecurity`);
    expect(free.map(({ relname }) => relname).toSorted()).toEqual(
      [...sharedTables, 'schema_migration'].toSorted(),
    );

    const mine = new pg.Client({ connectionString: DATABASE_URL });
    await mine.connect();
    for (const change of [
      'create table more (id int)',
      'alter table portal_user add column more int',
      'drop policy one_tenant on portal_user',
      'alter table portal_user disable row level security',
      `update audit_entry set actor_id = 'x'`,
      'truncate audit_entry',
      'delete from audit_entry',
      'delete from audit_link',
      'delete from audit_anchor',
      `update audit_anchor set sealed = ''`,
      `create or replace function audit_days() returns integer language sql as 'select 1'`,
      `update schema_migration set name = 'x'`,
      'create role more',
    ])
      await expect(mine.query(change)).rejects.toThrow(/permission denied|must be owner/);
    await admin.query(`insert into audit_entry (tenant_id, action) values ('wattle', 'signed-out')`);
    await expect(mine.query(`select prune_audit('wattle', 1)`)).rejects.toThrow('the audit is only added to');
    await mine.end();
    await admin.end();
  },
);
