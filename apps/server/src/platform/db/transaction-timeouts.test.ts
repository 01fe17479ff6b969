import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { RequestAborted, runForRequester } from '../requester.ts';
import { copiedDatabase, openSeeded } from '../../testing/databases.ts';
import { connectPostgres, type Database } from './connect.ts';
import { withJobTimeouts } from './transaction-timeouts.ts';

const short = { statement: 0.4, lock: 0.2, idle: 0.3 };
let db: Database;
let other: Database;
beforeAll(async () => {
  const url = await copiedDatabase(inject('postgresTemplate'));
  db = connectPostgres(url, 2, undefined, short);
  other = connectPostgres(url, 2);
});
afterAll(() => Promise.all([db.close(), other.close()]));

const sleep = (seconds: number) => (database: Database) =>
  database.inTenant('harbour', (trx) => sql`select pg_sleep(${seconds})`.execute(trx));
const sleeping = async (): Promise<number> => {
  const { rows } = await other.system((trx) =>
    sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`.execute(trx),
  );
  return Number(rows[0]?.count);
};

test('ends a statement that takes too long, and the connection stays usable', async () => {
  await expect(sleep(20)(db)).rejects.toMatchObject({ code: '57014' });
  await expect(db.system((trx) => sql`select pg_sleep(20)`.execute(trx))).rejects.toMatchObject({
    code: '57014',
  });
  await sleep(0)(db);
});

test('ends a statement that waits too long for a row lock', async () => {
  await other.inTenant('harbour', async (trx) => {
    await sql`update application set label = label where id = 1001`.execute(trx);
    const waiting = db.inTenant('harbour', (mine) =>
      sql`update application set label = label where id = 1001`.execute(mine),
    );
    await expect(waiting).rejects.toMatchObject({ code: '55P03' });
  });
});

test('ends an idle transaction, which releases its locks', async () => {
  const { promise: never, resolve } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const idle = db.inTenant('harbour', async (trx) => {
    await sql`update application set label = label where id = 1002`.execute(trx);
    begin();
    await never;
    await sql`select 1`.execute(trx);
  });
  const ended = Promise.allSettled([idle]);
  await begun;
  await withJobTimeouts(() =>
    other.inTenant('harbour', (trx) =>
      sql`update application set label = label where id = 1002`.execute(trx),
    ),
  );
  resolve();
  expect(await ended).toMatchObject([{ status: 'rejected' }]);
  await sleep(0)(db);
});

test('without a pooler the connection has the timeouts and keeps its prepared statements', async () => {
  const { rows } = await db.session(async (session) => {
    await sql`select ${1}::int`.execute(session);
    return sql<object>`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle,
      (select count(*) > 0 from pg_prepared_statements where statement = 'select $1::int') as prepared`.execute(
      session,
    );
  });
  expect(rows).toEqual([{ statement: '400ms', lock: '200ms', idle: '300ms', prepared: true }]);
  expect(db.pooled?.()).toBe(false);
});

test('jobs have longer timeouts', async () => {
  await expect(withJobTimeouts(() => sleep(0.6)(db))).resolves.toBeDefined();
});

test('cancels the statement of an aborted request, and its connection stays usable', async () => {
  for (let round = 0; round < 5; round += 1) {
    const controller = new AbortController();
    const requester = { tenant: 'harbour', user: 'G-FULL', signal: controller.signal };
    const asked = Promise.allSettled([
      runForRequester(requester, () => sleep(30)(other)),
      runForRequester(requester, async () => {
        for await (const part of other.copyOut('harbour', async () => sql`select pg_sleep(30)`)) void part;
      }),
    ]);
    await expect
      .poll(() =>
        db
          .system((trx) =>
            sql`select 1 from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%pg_sleep(%'
        and pid <> pg_backend_pid()`.execute(trx),
          )
          .then(({ rows }) => rows.length),
      )
      .toBe(2);
    controller.abort();
    expect(await asked).toMatchObject([
      { status: 'rejected', reason: expect.any(RequestAborted) as RequestAborted },
      { status: 'rejected', reason: expect.any(RequestAborted) as RequestAborted },
    ]);
    expect(await sleeping()).toBe(0);
    await Promise.all([sleep(0)(other), sleep(0)(other)]);
  }
});

test('the embedded database does not start the work of an aborted request', async () => {
  const embedded = await openSeeded('pglite');
  const controller = new AbortController();
  let begun = false;
  const first = embedded.inTenant('harbour', async () => controller.abort());
  const second = runForRequester({ tenant: 'harbour', user: 'G-FULL', signal: controller.signal }, () =>
    embedded.inTenant('harbour', async () => {
      begun = true;
    }),
  );
  await first;
  await expect(second).rejects.toBeInstanceOf(RequestAborted);
  expect(begun).toBe(false);
  await embedded.close();
});
