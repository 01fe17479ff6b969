import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/connect.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';

let db: Database;
beforeAll(async () => {
  db = await openSeeded();
});
afterAll(() => db.close());

const list = '/api/application/list/all';

test('compresses long responses for clients that accept it, and no others', async () => {
  const app = testApp(db);
  const send = (path: string, encoding: string) =>
    app.send(path, { as: 'FULL', headers: { 'accept-encoding': encoding } });
  const plain = await (await send(list, 'identity')).text();
  const zipped = await send(list, 'br, gzip');
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(zipped.headers.get('vary')).toContain('Accept-Encoding');
  const bytes = Buffer.from(await zipped.arrayBuffer());
  expect(gunzipSync(bytes).toString()).toBe(plain);
  expect(bytes.length).toBeLessThan(plain.length / 3);
  for (const answer of [await send(list, 'gzip;q=0'), await send('/api/account/info', 'gzip')])
    expect(answer.headers.get('content-encoding')).toBeNull();
});
