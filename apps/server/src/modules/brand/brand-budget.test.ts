import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/db/connect.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { studio } from './testing/studio.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let db: Database;
let app: TestApp;
let fiona: ReturnType<typeof studio>;
let statements = 0;
beforeAll(async () => {
  db = await openSeeded('postgres');
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const counted: Database = {
    ...db,
    inTenant: (tenant, work) => db.inTenant(tenant, (trx) => work(trx.withPlugin(counting) as typeof trx)),
  };
  app = testApp(counted);
  fiona = studio(app);
});
afterAll(() => db.close());

/** The statements of a call, without those of every call. */
async function statementsOf(call: () => Promise<Response>, status = 200): Promise<number> {
  const count = async (one: () => Promise<Response>, wanted: number) => {
    const before = statements;
    expect((await one()).status).toBe(wanted);
    return statements - before;
  };
  await count(call, status);
  const every = await count(() => app.send('/api/configuration/rows', { as: 'FULL' }), 200);
  return (await count(call, status)) - (every - 1);
}

/** The lowest of several times, in milliseconds: what a call takes when nothing else runs. */
async function fastest(
  call: (index: number) => Promise<Response>,
  status: number,
  times = 25,
): Promise<number> {
  let lowest = Infinity;
  for (let index = 0; index < times; index += 1) {
    const start = performance.now();
    const answer = await call(index);
    await answer.arrayBuffer();
    lowest = Math.min(lowest, performance.now() - start);
    expect(answer.status).toBe(status);
  }
  return lowest;
}

const tagOf = async (path: string) => (await app.send(path, { as: 'FULL' })).headers.get('etag') ?? '';
const unchanged = async (path: string) => {
  const headers = { 'if-none-match': await tagOf(path) };
  return () => app.send(path, { as: 'FULL', headers });
};

test('needs one statement for the studio, and none for the published look of an open page', async () => {
  expect(await statementsOf(await unchanged('/api/admin/brand'), 304)).toBe(1);
  const look = await unchanged('/api/configuration/look');
  await look();
  const before = statements;
  expect((await look()).status).toBe(304);
  expect(statements).toBe(before);
});

test('stays within its times, compared with an empty answer', async () => {
  const empty = await fastest(() => app.send('/api/account/ping', { as: 'FULL' }), 204, 40);
  const times = {
    C94: await fastest(await unchanged('/api/admin/brand'), 304, 40),
    C105: await fastest(await unchanged('/api/configuration/look'), 304),
    C95: await fastest((index) => fiona.save(null, { Corner: index % 16 }), 200),
    C99: await fastest(
      async () =>
        fiona.send('/preview', {
          json: { Theme: { brand: '#7a1fa2' }, Images: {}, Mode: 'light', Contrast: 'normal' },
        }),
      200,
    ),
  };
  console.log(empty, times);
});
