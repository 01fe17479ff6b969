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
  app = testApp(counted, { checkReplies: false });
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

/** The lowest time of a call and of an empty answer, in turns: what they take when nothing else runs. */
async function timesOf(call: (index: number) => Promise<Response>): Promise<number> {
  const lowest = { call: Infinity, empty: Infinity };
  const measure = async (name: keyof typeof lowest, one: () => Promise<Response>) => {
    const start = performance.now();
    await (await one()).arrayBuffer();
    lowest[name] = Math.min(lowest[name], performance.now() - start);
  };
  for (let index = 0; index < 40; index += 1) {
    await measure('empty', () => app.send('/api/account/ping', { as: 'FULL' }));
    await measure('call', () => call(index));
  }
  return lowest.call / lowest.empty;
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

// Other work on the machine can slow down one side.
test('stays within its times, as a multiple of an empty answer', { retry: 3 }, async () => {
  const look = { Theme: { brand: '#7a1fa2' }, Images: {}, Mode: 'light', Contrast: 'normal' };
  expect(await timesOf(await unchanged('/api/configuration/look'))).toBeLessThan(1.2);
  expect(await timesOf(await unchanged('/api/admin/brand'))).toBeLessThan(1.2);
  expect(await timesOf((index) => fiona.save(null, { Corner: index % 16 }))).toBeLessThan(4);
  expect(await timesOf(() => fiona.send('/preview', { json: look }))).toBeLessThan(4);
  expect(await timesOf(() => fiona.send('/sample-pdf', { json: look }))).toBeLessThan(60);
});
