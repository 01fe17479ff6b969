import { expect, test } from 'vitest';
import type { Database } from '../db/connect.ts';
import { companyRegistryOf } from './registry/index.ts';
import { smsGatewayOf } from './sms-gateway.ts';
import { fakeService } from './testing/fake-service.ts';

const system = fakeService();
const noDatabase = {} as Database;
const sms = (mobile: string) => ({
  id: 'm-1',
  tenant: 'harbour',
  mobile,
  text: 'Confirm',
  signal: AbortSignal.timeout(5_000),
});

test('uses the configured gateway, also with demo data', async () => {
  system.respondWith({ status: 'taken' });
  const gateway = smsGatewayOf(
    { smsUrl: `${system.origin}/sms`, smsToken: 'let-me-in', demo: true },
    noDatabase,
  );
  expect(await gateway.deliver(sms('0491570156'))).toBe('taken');
  expect(system.received).toMatchObject([{ headers: { authorization: 'Bearer let-me-in' } }]);
});

test.each([
  { smsUrl: undefined, smsToken: undefined },
  { smsUrl: 'http://127.0.0.1:9/', smsToken: undefined },
  { smsUrl: undefined, smsToken: 'let-me-in' },
])('without a gateway and demo data no message is sent: %j', async (half) => {
  const gateway = smsGatewayOf({ ...half, demo: false }, noDatabase);
  expect(await gateway.deliver(sms('0491570156'))).toBe('refused');
});

test('the demo sends nothing to the number that it rejects', async () => {
  const gateway = smsGatewayOf({ smsUrl: undefined, smsToken: undefined, demo: true }, noDatabase);
  expect(await gateway.deliver(sms('0400000000'))).toBe('refused');
  await expect(gateway.deliver(sms('0491570156'))).rejects.toThrow(TypeError);
});

test('looks companies up in the configured registry, with demo data in the bundled one, and otherwise in none', async () => {
  const address = { registryUrl: `${system.origin}/registry`, registryToken: 'let-me-in' };
  const none = { registryUrl: undefined, registryToken: undefined };
  expect(companyRegistryOf({ ...none, demo: false })).toBeUndefined();
  expect(companyRegistryOf({ ...address, registryToken: undefined, demo: false })).toBeUndefined();
  expect(companyRegistryOf({ ...none, registryToken: 'let-me-in', demo: false })).toBeUndefined();
  expect(companyRegistryOf({ ...none, demo: true })).toBeDefined();
  system.respondWith({});
  const registry = companyRegistryOf({ ...address, demo: true });
  await Promise.allSettled([registry?.find('000000019', AbortSignal.timeout(5_000))]);
  expect(system.received.length).toBe(1);
});
