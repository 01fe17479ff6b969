import { beforeEach, expect, test } from 'vitest';
import contract from '../../../../../docs/sms-gateway.schema.json' with { type: 'json' };
import { httpSmsGateway, type SmsGateway } from './sms-gateway.ts';
import { agreedIn, fakeService } from './testing/fake-service.ts';

const system = fakeService();
let gateway: SmsGateway;
beforeEach(() => {
  gateway = httpSmsGateway({ url: `${system.origin}/sms`, token: 'let-me-in' });
});

const deliver = (signal = AbortSignal.timeout(5_000)) =>
  gateway.deliver({ id: 'm-1', tenant: 'harbour', mobile: '0491570156', text: 'Confirm', signal });
const agreed = (side: 'request' | 'answer', value: unknown) => agreedIn(contract)('messages', side, value);

test.each(['taken', 'refused'] as const)(
  'returns the outcome that the gateway reports: %s',
  async (status) => {
    system.respondWith({ status });
    expect(agreed('answer', { status })).toBe(true);
    expect(await deliver()).toBe(status);
    expect(system.received).toMatchObject([{ url: '/sms/messages', headers: { 'idempotency-key': 'm-1' } }]);
    expect(system.bodies()).toEqual([{ to: '+61491570156', text: 'Confirm' }]);
    expect(agreed('request', system.bodies()[0])).toBe(true);
  },
);

test.each([
  ['{"status":"queued"}', 200],
  ['<html></html>', 200],
  ['{"status":"taken"}', 500],
])('the outcome is unknown after the response %s with %i', async (body, status) => {
  system.answer((_, response) => void response.writeHead(status).end(body));
  expect(await deliver()).toBe('unknown');
});

test('the outcome is unknown after a timeout', async () => {
  const controller = new AbortController();
  const waiting = deliver(controller.signal);
  await expect.poll(() => system.received.length).toBe(1);
  controller.abort();
  expect(await waiting).toBe('unknown');
});
