import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { lookupPublic, PrivateAddress, rejectPrivateHost } from './public-address.ts';

const resolved = promisify(
  (name: string, all: boolean, done: (error: Error | null, found?: unknown) => void) =>
    lookupPublic(name, { all }, (error, address, family) => done(error, all ? address : { address, family })),
);

test.each(['127.0.0.1', '10.0.0.1', '[::1]', '[fd00::1]', '[::ffff:169.254.169.254]'])(
  'rejects the host %s by its address',
  (host) => {
    expect(() => rejectPrivateHost(host)).toThrow(PrivateAddress);
  },
);

test.each(['93.184.215.14', '[2606:2800:21f:cb07:6820:80da:af6b:8b2c]', 'localhost', 'crm.example'])(
  'allows the host %s until its name has been resolved',
  (host) => {
    expect(() => rejectPrivateHost(host)).not.toThrow();
  },
);

test.each([true, false])(
  'rejects a name that resolves to this machine, also with all addresses: %j',
  async (all) => {
    await expect(resolved('localhost', all)).rejects.toMatchObject({ name: 'PrivateAddress' });
  },
);

test('connects to the address that was checked', async () => {
  expect(await resolved('93.184.215.14', true)).toEqual([{ address: '93.184.215.14', family: 4 }]);
  expect(await resolved('93.184.215.14', false)).toEqual({ address: '93.184.215.14', family: 4 });
});

test('reports why a name cannot be resolved', async () => {
  await expect(resolved('nowhere.invalid', true)).rejects.toMatchObject({ syscall: 'getaddrinfo' });
});
