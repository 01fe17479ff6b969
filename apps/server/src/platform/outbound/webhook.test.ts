import { createHmac } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { fakeService } from './testing/fake-service.ts';
import { integrationKey, isSigned, sendNotice, type Notice } from './webhook.ts';

const key = integrationKey('a secret of thirty-two characters', 'harbour', 'Crm');
const at = 1_790_000_000_000;

const notice = (url: URL): Notice => ({ id: 'a-delivery', url, body: '{"ApplicationId":1001}', key });
const answering =
  (status: number, headers = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end('<p>Anything</p>');

describe('A notice', () => {
  const system = fakeService();
  const elsewhere = fakeService();
  const receiver = (answer: RequestListener) => {
    system.answer(answer);
    return new URL('/notices', system.origin);
  };

  test('is signed over its time and its body', async () => {
    const url = receiver(answering(202));
    expect(await sendNotice(notice(url), { local: true, now: () => at })).toBe('taken');
    const [first] = system.received;
    const signature = createHmac('sha256', key).update('1790000000.{"ApplicationId":1001}').digest('hex');
    expect(first?.text).toBe('{"ApplicationId":1001}');
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json',
      'portal-delivery': 'a-delivery',
      'portal-timestamp': '1790000000',
      'portal-signature': `v1=${signature}`,
    });
  });

  test.each([
    [200, 'taken'],
    [299, 'taken'],
    [199 + 101, 'refused'],
    [404, 'refused'],
    [500, 'refused'],
  ])('with the response %j is %s', async (status, outcome) => {
    const url = receiver(answering(status));
    expect(await sendNotice(notice(url), { local: true })).toBe(outcome);
  });

  test('follows no redirect', async () => {
    const url = receiver(answering(307, { location: elsewhere.origin }));
    expect(await sendNotice(notice(url), { local: true })).toBe('refused');
    expect(elsewhere.received).toEqual([]);
  });

  test('is aborted after its timeout', async () => {
    const url = receiver(() => undefined);
    expect(await sendNotice(notice(url), { local: true, timeoutMs: 100 })).toBe('unanswered');
  });

  test('reads nothing of a response, however long', async () => {
    const url = receiver((_, response) => {
      response.writeHead(200);
      response.write('x'.repeat(100_000));
    });
    expect(await sendNotice(notice(url), { local: true, timeoutMs: 2000 })).toBe('taken');
  });

  test('is never sent unencrypted, nor to this machine or its network, under any name', async () => {
    const url = receiver(answering(200));
    const { port } = url;
    const addresses = [
      url.href,
      `https://127.0.0.1:${port}/`,
      `https://localhost:${port}/`,
      `https://0x7f.1:${port}/`,
      `https://2130706433:${port}/`,
      `https://[::1]:${port}/`,
      `https://[::ffff:127.0.0.1]:${port}/`,
      'https://[::ffff:169.254.169.254]/',
      'https://169.254.169.254/latest/meta-data/',
      'https://10.0.0.1/',
    ];
    for (const address of addresses)
      expect([address, await sendNotice(notice(new URL(address)), { timeoutMs: 2000 })]).toEqual([
        address,
        'unanswered',
      ]);
    expect(system.received).toEqual([]);
  });
});

test.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['0.0.0.0', false],
  ['100.64.0.1', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['::ffff:10.0.0.1', false],
  ['nonsense', false],
])('%s is a public address: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

describe('A signature', () => {
  const body = '{"ApplicationId":1001}';
  const sign = (timestamp: string, by = key) =>
    `v1=${createHmac('sha256', by).update(`${timestamp}.${body}`).digest('hex')}`;
  const now = String(at / 1000);

  test.each([
    ['its own', now, sign(now), true],
    ['of four minutes ago', String(at / 1000 - 240), sign(String(at / 1000 - 240)), true],
    ['of six minutes ago', String(at / 1000 - 360), sign(String(at / 1000 - 360)), false],
    ['of another time', String(at / 1000 - 1), sign(now), false],
    [
      'of another tenant',
      now,
      sign(now, integrationKey('a secret of thirty-two characters', 'meridian', 'Crm')),
      false,
    ],
    [
      'of another integration',
      now,
      sign(now, integrationKey('a secret of thirty-two characters', 'harbour', 'Registry')),
      false,
    ],
    ['cut short', now, sign(now).slice(0, -1), false],
    ['none', undefined, undefined, false],
  ])('%s is valid: %4$s', (_, timestamp, signature, expected) => {
    expect(isSigned({ timestamp, signature }, body, key, at)).toBe(expected);
  });
});
