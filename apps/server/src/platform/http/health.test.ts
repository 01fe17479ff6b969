import { expect, test } from 'vitest';
import { connectPostgres } from '../db/connect.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';

test('a stopping server is live and not ready, whatever the state of its database', async () => {
  const db = await openSeeded('postgres');
  let stopping = false;
  const app = testApp(db, { stopping: () => stopping });
  expect((await app.send('/health/ready')).status).toBe(200);
  stopping = true;
  expect((await app.send('/health/ready')).status).toBe(503);
  expect((await app.send('/health/live')).status).toBe(200);
  await db.close();
});

test('a server is not ready before its workers have started, nor with a migration missing', async () => {
  const db = await openSeeded('postgres');
  let begun = false;
  const app = testApp(db, { jobsWorking: () => begun });
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

test('without its database the server is live, not ready, and rejects calls temporarily', async () => {
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
