import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectPostgres, type Database } from '../db/connect.ts';
import { copiedDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { proxyTo, type Proxy } from '../../testing/proxy-to.ts';

/** Milliseconds within which the server recovers without a restart. */
const soon = { timeout: 5000, interval: 20 };

let way: Proxy;
let db: Database;
let app: TestApp;
beforeAll(async () => {
  way = await proxyTo(await copiedDatabase(inject('postgresTemplate')));
  db = connectPostgres(way.url, 3);
  app = testApp(db);
  // Fills the caches of principals, tenants and keys.
  await app.read('/api/application/list', { as: 'FULL' });
});
afterAll(async () => {
  await db.close();
  way.close();
});

const status = async (path: string, as?: string) =>
  (await app.send(path, as === undefined ? {} : { as })).status;
const ready = async () => (await app.send('/health/ready')).text();

test('without the database the server grants and revokes nothing: calls fail temporarily, and recover with it', async () => {
  way.cut();
  for (const path of ['/api/application/list', '/api/application/get/1002', '/api/account/info']) {
    const answer = await app.send(path, { as: 'FULL' });
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '1']);
  }
  const write = await app.send('/api/label/save', {
    as: 'FULL',
    json: { ApplicationId: 1002, Label: 'Hot' },
  });
  expect(write.status).toBe(503);
  expect([await ready(), await status('/health/live')]).toEqual(['not ready: database', 200]);
  way.restore();
  await expect.poll(ready, soon).toBe('ready');
  expect(await status('/api/application/list', 'FULL')).toBe(200);
  // An outage grants nobody access.
  expect(await status('/api/application/list', 'NONE')).toBe(403);
  expect(await status('/api/application/list')).toBe(401);
});

test('a server with a hanging database reports not ready, and recovers with it', async () => {
  way.stall();
  const waiting = app.send('/api/application/get/1002', { as: 'FULL' });
  expect([await ready(), await status('/health/live')]).toEqual(['not ready: database', 200]);
  way.restore();
  expect((await waiting).status).toBe(200);
  await expect.poll(ready, soon).toBe('ready');
});

test('a server without a free connection reports not ready, and gives a call the first free one', async () => {
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  const taken = [1, 2, 3].map(() => db.session(() => blocked));
  await expect.poll(() => db.pool?.().idle).toBe(0);
  const waiting = app.send('/api/application/get/1002', { as: 'FULL' });
  expect(await ready()).toBe('not ready: database');
  release();
  await Promise.all(taken);
  expect((await waiting).status).toBe(200);
  expect(await ready()).toBe('ready');
});
