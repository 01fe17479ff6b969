import { fileURLToPath } from 'node:url';
import { describe, expect, inject, test } from 'vitest';
import { releaseScope } from '../../../tools/test-scope.ts';
import { freePort } from './platform/sockets/listen.ts';
import { copiedDatabase } from './testing/databases.ts';
import { runProgram } from './testing/program.ts';
import { runHere } from './testing/run-here.ts';

const slow = { timeout: 60_000 };
/** Required with an external database. */
const PORTAL_DATA_KEY = Buffer.alloc(32, 7).toString('base64');
/** Printed at every start without demo data and without a mail server. */
const noMail = 'No email can be sent: PORTAL_SMTP_URL is not set\n';

test(
  'the server prints its address, then writes only JSON lines, and exits cleanly on a signal',
  slow,
  async () => {
    const port = String(await freePort());
    const env = {
      PORT: port,
      DATABASE_URL: await copiedDatabase(inject('postgresTemplate')),
      PORTAL_DEMO: '1',
    };
    const server = runProgram('main.ts', env);
    const before = await server.line('Portal ready');
    expect(before).toContain(`Portal ready on http://localhost:${port}\n`);
    expect(before).toContain(`http://meridian.localhost:${port}`);
    expect(before).toContain('fiona.full@harbour.example');
    const ready = async () => (await fetch(`http://localhost:${port}/health/ready`)).status;
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    expect((await fetch(`http://localhost:${port}/api/account/info`)).status).toBe(401);

    const second = await runHere('main.ts', env);
    expect(second).toMatchObject({
      code: 1,
      problems: `Port ${port} is taken or may not be used; set PORT to another one.\n`,
    });

    server.signal('SIGTERM');
    await expect.poll(ready, { interval: 10 }).toBe(503);
    const end = await server.ended;
    expect([end.code, end.problems]).toEqual([0, '']);
    const after = end.out.slice(end.out.indexOf('Portal ready')).split('\n').slice(1, -1);
    const routes = after.map((line) => (JSON.parse(line) as { route: string }).route);
    expect(new Set(routes)).toEqual(new Set(['/health/ready', '/api/account/info']));
  },
);

test.runIf(releaseScope)(
  'a server without demo data starts empty and prints how to create a tenant, and the command creates one',
  slow,
  async () => {
    const env = { PORT: String(await freePort()), DATABASE_URL: await copiedDatabase(), PORTAL_DATA_KEY };
    const server = runProgram('main.ts', env);
    expect(await server.line('Portal ready')).toContain('pnpm tenant add <name> <host> <admin e-mail>');
    server.signal('SIGINT');
    expect((await server.ended).code).toBe(0);

    const args = ['add', 'wattle', 'wattle.localhost', 'Head.Admin@wattle.example'];
    const made = await runHere('cli/tenant.ts', env, args);
    expect(made.problems).toBe('');
    expect(made.out).toMatch(/http:\/\/wattle\.localhost:\d+\/oidc\/one-time\/[\w-]{20,}\n$/);

    const again = await runHere('cli/tenant.ts', env, args);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.problems).toBe(
      'There already is a tenant of the name wattle or on the host wattle.localhost.\n',
    );
  },
);

describe('The demo reset', () => {
  const reset = async (env: Readonly<Record<string, string>>, args: readonly string[]) =>
    runHere('cli/demo-reset.ts', env, args);
  const unchanged = (why: string) => ({ code: 1, problems: `Nothing was changed: ${why}\n` });

  test.runIf(releaseScope)('empties the database whose name is given and seeds it again', slow, async () => {
    const url = await copiedDatabase(inject('postgresTemplate'));
    const env = { DATABASE_URL: url, PORTAL_DEMO: '1' };
    const name = new URL(url).pathname.slice(1);
    expect(await reset(env, ['--yes', name])).toEqual({
      code: 0,
      out: 'The database was emptied and holds fresh demo data.\n',
      problems: '',
    });
    const why = `the name of the database, ${name}, was not confirmed.`;
    expect(await reset(env, ['--yes', 'portal'])).toMatchObject(unchanged(why));
    // Without input, which a process of its own has.
    expect(await runProgram('cli/demo-reset.ts', env).ended).toMatchObject({
      ...unchanged(why),
      out: `This empties the database ${name} and fills it with demo data. Type its name to continue: `,
    });
    expect(await reset(env, ['--force'])).toMatchObject(
      unchanged('the only option is --yes with the name of the database.'),
    );
  });

  test('changes nothing without demo data, or if a tenant was created by an operator', slow, async () => {
    const url = await copiedDatabase(inject('postgresTemplate'));
    const yes = ['--yes', new URL(url).pathname.slice(1)];
    const off = unchanged('demo data are off; PORTAL_DEMO=1 turns them on.');
    expect(await reset({ DATABASE_URL: url, PORTAL_DATA_KEY }, yes)).toMatchObject(off);
    // No connection to the database is made.
    expect(
      await reset({ DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal', PORTAL_DATA_KEY }, yes),
    ).toMatchObject(off);
    const args = ['add', 'wattle', 'wattle.localhost', 'head.admin@wattle.example'];
    expect((await runHere('cli/tenant.ts', { DATABASE_URL: url, PORTAL_DATA_KEY }, args)).code).toBe(0);
    expect(await reset({ DATABASE_URL: url, PORTAL_DEMO: '1' }, yes)).toMatchObject(
      unchanged('these tenants are not demo data: wattle.'),
    );
  });
});

test.runIf(releaseScope)(
  'a server without demo data does not start on seeded users until they are removed',
  slow,
  async () => {
    const url = await copiedDatabase(inject('postgresTemplate'));
    const env = { PORT: String(await freePort()), DATABASE_URL: url, PORTAL_DATA_KEY };
    expect(await runHere('main.ts', env)).toEqual({
      code: 1,
      out: noMail,
      problems:
        'The database holds 49 demo people, whose password is published; remove them with pnpm demo:remove, or set PORTAL_DEMO=1.\n',
    });
    const removed = await runHere('cli/demo-remove.ts', env, ['--yes', new URL(url).pathname.slice(1)]);
    expect(removed).toEqual({
      code: 0,
      out: '49 demo people were removed.\nTenants deleted with all their data: banksia, harbour, meridian.\n',
      problems: '',
    });
    const server = runProgram('main.ts', env);
    expect(await server.line('Portal ready')).toContain('There is no tenant yet');
    server.signal('SIGTERM');
    expect((await server.ended).code).toBe(0);
  },
);

test('--check prints the effective configuration, changes nothing and shows no secret', slow, async () => {
  const env = { PORT: '80', DATABASE_URL: 'postgres://portal:Hunter2@127.0.0.1:1/portal', PORTAL_DATA_KEY };
  const good = await runHere('main.ts', env, ['--check']);
  expect(good).toMatchObject({ code: 0, problems: '' });
  expect(good.out).toContain('postgres://portal:***@127.0.0.1:1/portal\n');
  const bad = await runHere('main.ts', { ...env, PORTAL_DEMO: 'off' }, ['--check']);
  expect(bad).toEqual({
    code: 1,
    out: '',
    problems: "PORTAL_DEMO must be 0, 1, true or false, not 'off'.\n",
  });
  const traced = { ...env, PORTAL_TRACES_URL: 'https://portal:Hunter2@traces.example/?key=Hunter2' };
  const { out } = await runHere('main.ts', traced, ['--check']);
  expect(out).toContain('https://portal:***@traces.example/');
  expect(out).not.toContain('Hunter2');
  const file = fileURLToPath(import.meta.url);
  const embedded = await runHere('main.ts', { PORTAL_DATA_DIR: file }, ['--check']);
  expect(embedded).toEqual({
    code: 1,
    out: '',
    problems: `PORTAL_DATA_DIR must be a folder: ${file} is a file.\n`,
  });
  const other = await runHere('main.ts', env, ['--chek']);
  expect(other.problems).toBe('There is no option --chek; --check says what would be used.\n');
});

test.each([
  [{ PORT: 'eighty' }, `PORT must be a whole number from 0 to 65535, not 'eighty'.\n`],
  [{ DATABASE_URL: 'mysql://localhost/portal' }, 'DATABASE_URL must be a postgres:// address.\n'],
  [
    { PORTAL_DATA_KEY: 'secret' },
    'PORTAL_DATA_KEY must be 32 bytes as base64, or several of them with commas between.\n',
  ],
  [
    { PORT: '0', DATABASE_URL: 'postgres://portal:Hunter2@127.0.0.1:1/portal', PORTAL_DATA_KEY },
    'The database of DATABASE_URL cannot be used (ECONNREFUSED); check the address and that it runs.\n',
    noMail,
  ],
])(
  'an invalid configuration (%j) is reported in one sentence with status 1',
  slow,
  async (env, sentence, out = '') => {
    expect(await runHere('main.ts', env)).toEqual({ code: 1, out, problems: sentence });
  },
);
