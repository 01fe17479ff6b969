import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { endpoint, file, mediaTypes } from '@portal/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/connect.ts';
import { freePort, listen, type Listening } from '../sockets/listen.ts';
import { openSeeded } from '../../testing/databases.ts';
import { listenOn } from '../../testing/sockets.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { attachment } from './file-answer.ts';
import { fileRoute } from './route.ts';

const megabyte = Buffer.alloc(1_048_576, 'x');
const served = (id: `C${number}`, path: `/${string}`) =>
  endpoint({ id, method: 'GET', path, needs: 'signedIn', answers: [mediaTypes.bytes], reply: file });

/** How many parts the sources below have produced, and when they were released. */
const noticed = { parts: 0, leftAt: -1 };

async function* endless() {
  noticed.parts = 0;
  noticed.leftAt = -1;
  try {
    for (;;) {
      noticed.parts += 1;
      yield megabyte;
    }
  } finally {
    noticed.leftAt = noticed.parts;
  }
}

async function* broken(parts: number) {
  for (let part = 0; part < parts; part += 1) yield megabyte;
  throw new Error('The source ended too early.');
}

let db: Database;
let app: TestApp;
let listening: Listening;
let port = 0;
let token = '';
beforeAll(async () => {
  db = await openSeeded('postgres');
  port = await freePort();
  app = testApp(db, {
    extend: (hono, deps) => {
      const type = mediaTypes.bytes;
      const serve = (
        id: `C${number}`,
        path: `/${string}`,
        bytes: () => AsyncIterable<Uint8Array> | Uint8Array,
      ) => fileRoute(hono, deps, served(id, path), () => ({ name: 'Zoë "1".bin', type, bytes: bytes() }));
      serve('C991', '/files/whole', () => Buffer.from('all of it'));
      serve('C992', '/files/endless', endless);
      serve('C993', '/files/cut', () => broken(3));
      serve('C994', '/files/never', () => broken(0));
    },
  });
  listening = await listen(app.hono, listenOn(port));
  token = await app.tokenOf(`localhost:${port}`, 'NONE');
});
afterAll(async () => {
  await listening.stop();
  await db.close();
});

async function answerOf(path: string): Promise<IncomingMessage> {
  const request = get({
    port,
    host: 'localhost',
    path: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

describe('A file', () => {
  test('is an attachment with its name and type, and is neither cached nor sniffed', async () => {
    const answer = await answerOf('/files/whole');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Zo_ _1_.bin"; filename*=UTF-8''Zo%C3%AB%20%221%22.bin`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await answer.toArray()).join('')).toBe('all of it');
  });

  test('that fails midway cuts the connection instead of ending early (API-088)', async () => {
    const answer = await answerOf('/files/cut');
    expect(answer.statusCode).toBe(200);
    await expect(answer.toArray()).rejects.toThrow(/aborted/);
    expect(answer.complete).toBe(false);
    const line = app.logged.find((each) => each.includes('file cut off'));
    expect(line).toContain('"error":"Error"');
    expect(line).not.toContain('ended too early');
  });

  test('that fails before its first byte is an error response', async () => {
    const answer = await answerOf('/files/never');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  test('is produced no faster than the receiver reads, and its source is released when the receiver disconnects', async () => {
    const answer = await answerOf('/files/endless');
    await once(answer, 'readable');
    const ahead = noticed.parts;
    expect(ahead).toBeLessThan(64);
    expect(noticed.leftAt).toBe(-1);
    answer.destroy();
    await expect.poll(() => noticed.leftAt).toBeGreaterThan(0);
  });
});

test.each([
  ['export.csv', `attachment; filename="export.csv"; filename*=UTF-8''export.csv`],
  [
    'a\r\nSet-Cookie: b.csv',
    `attachment; filename="a__Set-Cookie: b.csv"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b.csv`,
  ],
  ['..\\x/y"%.txt', `attachment; filename=".._x_y__.txt"; filename*=UTF-8''..%5Cx%2Fy%22%25.txt`],
])('the name %j cannot break out of its header', (name, header) => {
  expect(attachment(name)).toBe(header);
});
