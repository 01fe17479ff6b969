import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { lookupPublic, PrivateAddress, rejectPrivateHost } from './public-address.ts';

const resolved = promisify(
  (name: string, all: boolean, done: (error: Error | null, found?: unknown) => void) =>
    lookupPublic(name, { all }, (error, address, family) => done(error, all ? address : { address, family })),
);

test.each(['127.0.0.1', '10.0.0.1', '[::1]', '[fd00::1]', '[::ffff:169.254.169.254]'])(
  'the host %s is refused by its address',
  (host) => {
    expect(() => rejectPrivateHost(host)).toThrow(PrivateAddress);
  },
);

test.each(['93.184.215.14', '[2606:2800:21f:cb07:6820:80da:af6b:8b2c]', 'localhost', 'crm.example'])(
  'the host %s is not: a name is looked at when it has been resolved',
  (host) => {
    expect(() => rejectPrivateHost(host)).not.toThrow();
  },
);

test.each([true, false])('a name is refused that leads to this machine, all asked for: %j', async (all) => {
  await expect(resolved('localhost', all)).rejects.toMatchObject({ name: 'PrivateAddress' });
});

test('what is resolved is what is connected to', async () => {
  expect(await resolved('93.184.215.14', true)).toEqual([{ address: '93.184.215.14', family: 4 }]);
  expect(await resolved('93.184.215.14', false)).toEqual({ address: '93.184.215.14', family: 4 });
});

test('a name that nobody knows is told by what went wrong', async () => {
  await expect(resolved('nowhere.invalid', true)).rejects.toMatchObject({ syscall: 'getaddrinfo' });
});
