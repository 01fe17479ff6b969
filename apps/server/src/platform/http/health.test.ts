import { expect, test } from 'vitest';
import { connectPostgres } from '../db/connect.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';

test('a server that was told to stop lives and is not ready, whatever its database says', async () => {
  const db = await openSeeded('postgres');
  let stopping = false;
  const app = testApp(db, { stopping: () => stopping });
  expect((await app.send('/health/ready')).status).toBe(200);
  stopping = true;
  expect((await app.send('/health/ready')).status).toBe(503);
  expect((await app.send('/health/live')).status).toBe(200);
  await db.close();
});

test('a server is not ready before it has begun to work off tasks, nor on a database that lacks a migration', async () => {
  const db = await openSeeded('postgres');
  let begun = false;
  const app = testApp(db, { jobsBegun: () => begun });
  const ready = async () => {
    const answer = await app.send('/health/ready');
    return [answer.status, await answer.text()];
  };
  expect(await ready()).toEqual([503, 'not ready: jobs']);
  begun = true;
  expect(await ready()).toEqual([200, 'ready']);
  await db.statement(`delete from schema_migration where name = '0001-baseline'`);
  expect(await ready()).toEqual([503, 'not ready: migrations']);
  await db.close();
});

test('while the database is away the server lives, is not ready, and refuses calls for a moment', async () => {
  const db = connectPostgres('postgres://portal@127.0.0.1:1/portal');
  const app = testApp(db);
  expect((await app.send('/health/live')).status).toBe(200);
  const headers = { authorization: 'Bearer some.access.token' };
  for (const [path, request] of [
    ['/health/ready', {}],
    ['/api/account/info', { headers }],
    ['/api/application/list', { headers }],
    ['/api/configuration/tenant', {}],
    ['/list', {}],
  ] as const) {
    const answer = await app.send(path, request);
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '1']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  await db.close();
});
