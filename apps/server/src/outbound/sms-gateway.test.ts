import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Validator } from '@cfworker/json-schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import contract from '../../../../docs/sms-gateway.schema.json' with { type: 'json' };
import { httpSmsGateway, type SmsGateway } from './sms-gateway.ts';

let server: Server;
let gateway: SmsGateway;
let answer: RequestListener;
let asked: { url: string | undefined; key: unknown; body: unknown }[];
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      asked.push({ url: request.url, key: request.headers['idempotency-key'], body: JSON.parse(text) });
      answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  gateway = httpSmsGateway({ url: `http://127.0.0.1:${port}/sms`, token: 'let-me-in' });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const deliver = (signal = AbortSignal.timeout(5_000)) =>
  gateway.deliver({ id: 'm-1', tenant: 'harbour', mobile: '0491570156', text: 'Confirm', signal });
const says = (body: string, status = 200): void => {
  answer = (_, response) => void response.writeHead(status).end(body);
};
const agreed = (side: 'request' | 'answer', value: unknown) =>
  new Validator(
    contract.$defs.messages.properties[side] as ConstructorParameters<typeof Validator>[0],
    '2020-12',
  ).validate(value).valid;

test.each(['taken', 'refused'] as const)('a message that a gateway says it has %s', async (status) => {
  says(JSON.stringify({ status }));
  expect(agreed('answer', { status })).toBe(true);
  expect(await deliver()).toBe(status);
  expect(asked).toEqual([
    { url: '/sms/messages', key: 'm-1', body: { to: '+61491570156', text: 'Confirm' } },
  ]);
  expect(agreed('request', asked[0]?.body)).toBe(true);
});

test.each([
  ['{"status":"queued"}', 200],
  ['<html></html>', 200],
  ['{"status":"taken"}', 500],
])('nobody knows of a message that is answered %s with %i', async (body, status) => {
  says(body, status);
  expect(await deliver()).toBe('unknown');
});

test('nor of one that is answered too late', async () => {
  answer = () => undefined;
  const patience = new AbortController();
  const waiting = deliver(patience.signal);
  await expect.poll(() => asked.length).toBe(1);
  patience.abort();
  expect(await waiting).toBe('unknown');
});
