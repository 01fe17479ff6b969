import { once } from 'node:events';
import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { endpoint, file, mediaTypes } from '@portal/api/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/connect.ts';
import { freePort, listen, type Listening } from '../sockets/listen.ts';
import { concurrencyLimits } from '../limits/concurrency-limits.ts';
import { openSeeded } from '../../testing/databases.ts';
import { listenOn, openConnection } from '../../testing/sockets.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { fileRoute, route } from './route.ts';
import { wholeFile } from './uploaded-files.ts';
import { filesRoute } from './files-route.ts';

/** Test endpoints with the ids of real ones at their own addresses. */
const archive = endpoint({
  id: 'C51',
  method: 'GET',
  path: '/test/archive',
  needs: 'signedIn',
  answers: [mediaTypes.bytes],
  cost: 'zip',
  reply: file,
});
const failing = endpoint({ ...archive, path: '/test/failing' });
const sheet = endpoint({
  id: 'C42',
  method: 'POST',
  path: '/test/sheet',
  needs: 'signedIn',
  cost: 'upload',
  uploads: { field: 'files[]', maximumBytes: 1000, maximumFiles: 1 },
  reply: v.object({}),
});
const slow = endpoint({
  id: 'C998',
  method: 'GET',
  path: '/test/slow',
  needs: 'signedIn',
  reply: v.object({}),
});

async function* endless() {
  for (;;) yield Buffer.alloc(1_048_576, 'x');
}

let db: Database;
let app: TestApp;
let listening: Listening;
let port = 0;
beforeAll(async () => {
  db = await openSeeded('postgres');
  port = await freePort();
  const type = mediaTypes.bytes;
  app = testApp(db, {
    extend: (hono, deps) => {
      fileRoute(hono, deps, archive, () => ({ name: 'a.zip', type, bytes: endless() }));
      fileRoute(hono, deps, failing, () => Promise.reject(new Error('It cannot be made.')));
      filesRoute(hono, deps, sheet, async ({ eachFile }) => {
        await eachFile(wholeFile);
        return {};
      });
      route(hono, deps, slow, async ({ trx }) => {
        await sql`select pg_sleep(60)`.execute(trx);
        return {};
      });
    },
  });
  listening = await listen(app.hono, listenOn(port));
});
afterAll(async () => {
  await listening.stop();
  await db.close();
});

async function ask(path: string, who = 'FULL', method = 'GET'): Promise<ClientRequest> {
  const token = await app.tokenOf(`localhost:${port}`, who);
  const request = get({
    method,
    port,
    host: 'localhost',
    path: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  request.on('error', () => undefined);
  return request;
}
const answerOf = async (request: ClientRequest): Promise<IncomingMessage> =>
  ((await once(request, 'response')) as [IncomingMessage])[0];

test('an unread file holds its limit until the receiver disconnects, and the next call gets it', async () => {
  const unread = await answerOf(await ask('/test/archive'));
  const next = await ask('/test/archive');
  await expect.poll(() => concurrencyLimits.figures().zip).toMatchObject({ running: 1, waiting: 1 });
  const colleague = await answerOf(await ask('/test/archive', 'NONE'));
  expect(concurrencyLimits.figures().zip.running).toBe(2);
  unread.destroy();
  const read = await answerOf(next);
  expect(read.statusCode).toBe(200);
  for (const each of [read, colleague]) each.destroy();
  await expect.poll(() => concurrencyLimits.figures().zip.running).toBe(0);
});

test('a rejected call gets a message and Retry-After, and a client that leaves the queue blocks nobody', async () => {
  const unread = await answerOf(await ask('/test/archive'));
  const waiting = await Promise.all(Array.from({ length: 4 }, () => ask('/test/archive')));
  await expect.poll(() => concurrencyLimits.figures().zip).toMatchObject({ running: 1, waiting: 4 });
  const refused = await app.send('/api/test/archive', { as: 'FULL', host: `localhost:${port}` });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(await refused.json()).toMatchObject({ Message: 'The service is busy; try again in a moment.' });
  for (const each of waiting) each.destroy();
  await expect.poll(() => concurrencyLimits.figures().zip).toMatchObject({ running: 1, waiting: 0 });
  unread.destroy();
  await expect.poll(() => concurrencyLimits.figures().zip.running).toBe(0);
});

test('a failed call releases its limit', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1)
    expect((await app.send('/api/test/failing', { as: 'FULL' })).status).toBe(500);
  expect(concurrencyLimits.figures().zip.running).toBe(0);
});

test('answers HEAD on a file with 405 and releases the limit', async () => {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const answer = await answerOf(await ask('/test/archive', 'FULL', 'HEAD'));
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET']);
    answer.resume();
  }
  const refused = await app.send('/api/application/export/all', { as: 'FULL', method: 'HEAD' });
  expect(refused.status).toBe(405);
  expect(concurrencyLimits.figures().zip).toMatchObject({ running: 0, waiting: 0 });
});

test('starts a pipelined request only after the response to the previous one', async () => {
  const token = await app.tokenOf(`localhost:${port}`, 'FULL');
  const { socket, received } = await openConnection(port);
  const head = `Host: localhost:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  socket.write(`GET /api/test/slow HTTP/1.1\r\n${head}GET /api/test/archive HTTP/1.1\r\n${head}`);
  await expect.poll(() => concurrencyLimits.figures().call.running).toBe(1);
  const colleague = await answerOf(await ask('/test/archive'));
  expect(concurrencyLimits.figures().zip).toMatchObject({ running: 1, waiting: 0 });
  colleague.destroy();
  socket.destroy();
  await received;
  await expect
    .poll(() => [concurrencyLimits.figures().call.running, concurrencyLimits.figures().zip.running])
    .toEqual([0, 0]);
});

test('reads an upload only once its limit is acquired', async () => {
  const ends: (() => void)[] = [];
  let begun = 0;
  const send = () =>
    app.send('/api/test/sheet', {
      as: 'FULL',
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: new ReadableStream(
        {
          pull: (controller) => {
            begun += 1;
            return new Promise<void>((resolve) => {
              ends.push(() => {
                controller.close();
                resolve();
              });
            });
          },
        },
        { highWaterMark: 0 },
      ),
    });
  const answers = Array.from({ length: 5 }, send);
  await expect.poll(() => concurrencyLimits.figures().upload).toMatchObject({ running: 2, waiting: 3 });
  expect(begun).toBe(2);
  const all = Promise.all(answers);
  while (concurrencyLimits.figures().upload.running > 0) {
    for (const end of ends.splice(0)) end();
    await new Promise((resolve) => void setImmediate(resolve));
  }
  expect((await all).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(begun).toBe(5);
});

test('an aborted request cancels its statement in the database', async () => {
  const running = async () => {
    const { rows } = await db.system((trx) =>
      sql`select 1 from pg_stat_activity where datname = current_database() and state = 'active'
        and query like 'select pg_sleep%'`.execute(trx),
    );
    return rows.length;
  };
  const request = await ask('/test/slow');
  await expect.poll(running).toBe(1);
  request.destroy();
  await expect.poll(running).toBe(0);
  await expect.poll(() => concurrencyLimits.figures().call.running).toBe(0);
});
