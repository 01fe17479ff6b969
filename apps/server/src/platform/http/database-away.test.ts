import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectPostgres, type Database } from '../db/connect.ts';
import { copiedDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { proxyTo, type Proxy } from '../../testing/proxy-to.ts';

/** Milliseconds in which all is well again without a restart. */
const soon = { timeout: 5000, interval: 20 };

let way: Proxy;
let db: Database;
let app: TestApp;
beforeAll(async () => {
  way = await proxyTo(await copiedDatabase(inject('postgresTemplate')));
  db = connectPostgres(way.url, 3);
  app = testApp(db);
  // Whatever is remembered of people, tenants and keys is by now.
  await app.read('/api/application/list', { as: 'FULL' });
});
afterAll(async () => {
  await db.close();
  way.close();
});

const status = async (path: string, as?: string) =>
  (await app.send(path, as === undefined ? {} : { as })).status;
const ready = async () => (await app.send('/health/ready')).text();

test('a database that goes away lets nobody in and nobody out: calls are refused for a moment, then all is well', async () => {
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
  // What was away is no reason to be let in.
  expect(await status('/api/application/list', 'NONE')).toBe(403);
  expect(await status('/api/application/list')).toBe(401);
});

test('while a database hangs the server says that it is not ready, and goes on where it was', async () => {
  way.stall();
  const waiting = app.send('/api/application/get/1002', { as: 'FULL' });
  expect([await ready(), await status('/health/live')]).toEqual(['not ready: database', 200]);
  way.restore();
  expect((await waiting).status).toBe(200);
  await expect.poll(ready, soon).toBe('ready');
});

test('while every connection is taken the server says so, and a call gets the first that is free', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const taken = [1, 2, 3].map(() => db.session(() => held));
  await expect.poll(() => db.pool?.().idle).toBe(0);
  const waiting = app.send('/api/application/get/1002', { as: 'FULL' });
  expect(await ready()).toBe('not ready: database');
  release();
  await Promise.all(taken);
  expect((await waiting).status).toBe(200);
  expect(await ready()).toBe('ready');
});
