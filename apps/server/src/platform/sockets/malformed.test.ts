import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noAddresses } from '../../config/address-list.ts';
import { freePort, listen, type Listening } from './listen.ts';
import { jsonLog } from '../observability/log.ts';
import { received } from '../../testing/sockets.ts';
import type { AppEnv } from '../http/app-env.ts';

const logged: string[] = [];
let listening: Listening;
let port: number;
beforeAll(async () => {
  port = await freePort();
  const app = new Hono<AppEnv>();
  app.all('*', (c) => c.text('reached', 200, { Connection: 'close' }));
  listening = await listen(app, {
    config: { port, hosts: [], scheme: 'https', stopSeconds: 0, trustedProxies: noAddresses },
    log: jsonLog((line) => logged.push(line)),
  });
});
afterAll(() => listening.stop());

const host = 'Host: localhost\r\n';

test.each([
  ['a backslash in the path', `GET /api\\account\\info HTTP/1.1\r\n${host}\r\n`, 400],
  ['a host with a blank', 'GET /api/account/info HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: localhost/evil\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an address of another scheme', `GET ftp://localhost/ HTTP/1.1\r\n${host}\r\n`, 400],
  ['no HTTP at all', 'canary\r\n\r\n', 400],
  ['a blank in a header’s name', `GET / HTTP/1.1\r\n${host}X Y: canary\r\n\r\n`, 400],
  ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
  ['headers beyond the limit', `GET / HTTP/1.1\r\n${host}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('rejects %s with the common error body and every security header', async (_, bytes, status) => {
  const answer = await received(port, bytes);
  const [head = '', text = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const id = /^x-request-id: ([0-9a-f-]{36})$/im.exec(head)?.[1];
  expect(JSON.parse(text)).toEqual({ ErrorNo: -1, Message: 'The request is not valid.', RequestId: id });
  for (const header of [
    `content-security-policy: default-src 'none'; frame-ancestors 'none'`,
    'cross-origin-opener-policy: same-origin',
    'referrer-policy: no-referrer',
    'strict-transport-security: max-age=31536000; includesubdomains',
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'content-type: application/json',
    'connection: close',
  ])
    expect(head.toLowerCase()).toContain(header);
  expect(logged.filter((line) => line.includes(id ?? 'none'))).toHaveLength(1);
  expect(logged.join('')).not.toContain('canary');
});

test('serves unusual but valid requests', async () => {
  const answer = await received(port, 'GET /list/../list?q=a\\b HTTP/1.1\r\nHost: LOCALHOST:4000\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 200 OK[^]*reached/);
});
