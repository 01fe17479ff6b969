import { inject, test, expect } from 'vitest';
import { freePort } from './listen.ts';
import { copiedDatabase } from './testing/databases.ts';
import { runProgram } from './testing/program.ts';

const slow = { timeout: 60_000 };

test(
  'the server says where it is, then writes JSON lines only, and ends cleanly when told to',
  slow,
  async () => {
    const port = String(await freePort());
    const env = { PORT: port, DATABASE_URL: await copiedDatabase(inject('postgresTemplate')) };
    const server = runProgram('main.ts', env);
    const before = await server.line('Portal ready');
    expect(before).toContain(`Portal ready on http://localhost:${port}\n`);
    expect(before).toContain(`http://meridian.localhost:${port}`);
    expect(before).toContain('fiona.full@harbour.example');
    expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200);
    expect((await fetch(`http://localhost:${port}/api/account/info`)).status).toBe(401);

    const second = await runProgram('main.ts', env).ended;
    expect(second).toMatchObject({
      code: 1,
      problems: `Port ${port} is taken or may not be used; set PORT to another one.\n`,
    });

    server.signal('SIGTERM');
    const ready = () => fetch(`http://localhost:${port}/health/ready`);
    await expect.poll(async () => (await ready()).status, { interval: 10 }).toBe(503);
    const end = await server.ended;
    expect([end.code, end.problems]).toEqual([0, '']);
    const after = end.out.slice(end.out.indexOf('Portal ready')).split('\n').slice(1, -1);
    const routes = after.map((line) => (JSON.parse(line) as { route: string }).route);
    expect(routes.slice(0, 3)).toEqual(['/health/ready', '/api/account/info', '/health/ready']);
  },
);

test(
  'a server without demo data starts empty, says how to make a tenant, and the command makes one',
  slow,
  async () => {
    const env = { PORT: String(await freePort()), DATABASE_URL: await copiedDatabase(), PORTAL_DEMO: '0' };
    const server = runProgram('main.ts', env);
    expect(await server.line('Portal ready')).toContain('pnpm tenant:add <name> <host> <admin e-mail>');
    server.signal('SIGINT');
    expect((await server.ended).code).toBe(0);

    const args = ['wattle', 'wattle.localhost', 'Head.Admin@wattle.example'];
    const made = await runProgram('cli/tenant-add.ts', env, args).ended;
    expect(made.problems).toBe('');
    expect(made.out).toMatch(/http:\/\/wattle\.localhost:\d+\/oidc\/one-time\/[\w-]{20,}\n$/);

    const again = await runProgram('cli/tenant-add.ts', env, args).ended;
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.problems).toBe(
      'There already is a tenant of the name wattle or on the host wattle.localhost.\n',
    );
  },
);

test('the demo reset empties the database and fills it again', slow, async () => {
  const reset = await runProgram('cli/demo-reset.ts', {
    DATABASE_URL: await copiedDatabase(inject('postgresTemplate')),
  }).ended;
  expect(reset).toEqual({
    code: 0,
    out: 'The database was emptied and holds fresh demo data.\n',
    problems: '',
  });
});

test.each([
  [{ PORT: 'eighty' }, `PORT must be a whole number from 0 to 65535, not 'eighty'.\n`],
  [{ DATABASE_URL: 'mysql://localhost/portal' }, 'DATABASE_URL must be a postgres:// address.\n'],
  [
    { PORT: '0', DATABASE_URL: 'postgres://portal:Hunter2@127.0.0.1:1/portal' },
    'The database of DATABASE_URL cannot be used (ECONNREFUSED); check the address and that it runs.\n',
  ],
])('what makes no sense at the start (%j) is one sentence and status 1', slow, async (env, sentence) => {
  expect(await runProgram('main.ts', env).ended).toEqual({ code: 1, out: '', problems: sentence });
});
