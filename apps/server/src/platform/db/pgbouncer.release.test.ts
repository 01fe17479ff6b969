import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '../history/verify-audit.ts';
import { browser } from '../../people/testing/browser.ts';
import { signedIn } from '../../people/testing/identity-server.ts';
import { copiedDatabase } from '../../testing/databases.ts';
import { startPgBouncer, type TestPooler } from '../../testing/pgbouncer.ts';
import { serverOn, signInByTests, type Server } from '../../testing/server-process.ts';
import { all, type Detail, type ListReply } from '../../testing/wire.ts';
import { freePort } from '../sockets/listen.ts';
import { RequestAborted, runForRequester } from '../requester.ts';
import { connectPostgres, type Database } from './connect.ts';

// A busy machine is slow, not wrong.
const slow = { timeout: 120_000 };

describe.each(['session', 'transaction'] as const)('Through PgBouncer in %s mode', (mode) => {
  let direct: string;
  let pooler: TestPooler;
  let server: Server;
  beforeAll(async () => {
    direct = await copiedDatabase();
    pooler = await startPgBouncer(direct, mode);
    server = serverOn(await freePort(), { ...signInByTests, DATABASE_URL: pooler.url, PORTAL_DEMO: '1' });
    // Migrates the empty database and fills it.
    await server.begin();
  }, slow.timeout);
  afterAll(async () => {
    server.program().signal('SIGTERM');
    await server.program().ended;
    await pooler.stop();
  });

  test('a server starts, signs in, lists, changes and runs a job, without an error', slow, async () => {
    const { access_token: token } = await signedIn(browser(server.port));
    const send = async <T>(path: string, json?: unknown) => {
      const answer = await fetch(`http://localhost:${server.port}${path}`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
      });
      expect([path, answer.status]).toEqual([path, 200]);
      return (await answer.json()) as T;
    };
    // More calls than the pooler has connections, each twice on each of them.
    const lists = Array.from({ length: 24 }, () => send<ListReply>(all));
    const { Applications: rows } = (await Promise.all(lists))[0] ?? { Applications: [] };
    expect(rows).not.toHaveLength(0);
    const id = rows.find(
      (row) => row.Status === 'Primary edit' && row.ApplicationModeCode === 'Online',
    )?.ApplicationID;
    const file = await fetch(`http://localhost:${server.port}/api/application/export/all`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await file.text()).split('\r\n').length).toBeGreaterThan(rows.length);
    await send('/api/label/save', { ApplicationId: id, Label: 'Hot' });
    await send(`/api/application/emailresumelink/${id}`, {});
    const admin = new pg.Client({ connectionString: direct });
    await admin.connect();
    const states = async () =>
      (await admin.query<{ state: string }>('select state from mail_message where application_id = $1', [id]))
        .rows;
    await expect.poll(states, { timeout: 30_000 }).toEqual([{ state: 'sent' }]);
    await admin.end();
    expect((await send<Detail>(`/api/application/get/${id}`)).Label).toBe('Hot');
    expect(await server.health()).toBe(200);
    expect(server.program().out()).not.toContain('"level":"error","event"');
  });

  test(
    'a transaction has timeouts, an aborted request is cancelled, and neither reaches other clients',
    slow,
    async () => {
      const db = connectPostgres(pooler.url, 2, undefined, { statement: 7, lock: 6, idle: 5 });
      const settings = async (on: Database) => {
        const { rows } = await on.system((trx) =>
          sql<object>`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle`.execute(trx),
        );
        return rows;
      };
      expect(await settings(db)).toEqual([{ statement: '7s', lock: '6s', idle: '5s' }]);
      expect(await verifyAudit(db, 'harbour')).toMatchObject({ problem: undefined });
      const controller = new AbortController();
      const requester = { tenant: 'harbour', user: 'G-FULL', signal: controller.signal };
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const call = runForRequester(requester, () =>
        db.inTenant('harbour', async (trx) => {
          begin();
          return sql`select pg_sleep(6)`.execute(trx);
        }),
      );
      const ended = Promise.allSettled([call]);
      await begun;
      controller.abort();
      expect(await ended).toMatchObject([
        { status: 'rejected', reason: expect.any(RequestAborted) as RequestAborted },
      ]);
      await db.close();
      const other = new pg.Client({ connectionString: pooler.url });
      await other.connect();
      for (let round = 0; round < 6; round += 1) {
        const { rows } = await other.query(`select current_setting('statement_timeout') as timeout,
        current_user <> 'portal_app' as owner, (select count(*)::int from pg_prepared_statements) as prepared`);
        expect(rows).toEqual([{ timeout: '0', owner: true, prepared: 0 }]);
      }
      await other.end();
    },
  );
});

test('a server whose pooler is not reachable says so in one sentence', slow, async () => {
  const pooler = await startPgBouncer('postgres://portal@127.0.0.1:1/none', 'transaction');
  const server = serverOn(await freePort(), { ...signInByTests, DATABASE_URL: pooler.url, PORTAL_DEMO: '1' });
  await expect(server.begin()).rejects.toThrow(/cannot be used \(.+\)/);
  expect((await server.program().ended).problems).toMatch(/^[^\n]+\n$/);
  await pooler.stop();
});
