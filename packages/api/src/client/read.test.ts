import { expect, test } from 'vitest';
import { tenants } from '../mocks/index.ts';
import { aConfiguration } from '../testing/a-client.ts';
import { readConfiguration, readTenant, readTokenPayload } from './read.ts';

const payload = {
  sub: 'G-FULL',
  Permission: ['app.view'],
  GlobalId: 'G-FULL',
  Tenant: 'harbour',
  CreatedDate: '2026-01-02',
  // Contains both characters in which base64url differs from base64.
  DisplayName: 'Zoë Ÿ÷Ͽ>>>???ÿ',
  exp: 2,
  iat: 1,
};
const token = (part: string) => `head.${part}.signature`;
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('reads the payload of a token with any name', () => {
  expect(encoded(payload)).toMatch(/-.*_|_.*-/);
  expect(readTokenPayload(token(encoded(payload)))).toEqual(payload);
});

test.each(['', 'a', 'a.b.c', token(''), token('é'), null, undefined])(
  'reads nothing in the opaque token %j',
  (text) => {
    expect(readTokenPayload(text)).toBeUndefined();
  },
);

test('reads valid data of the page, and nothing else', () => {
  expect(readConfiguration(aConfiguration())).toEqual(aConfiguration());
  expect(readTenant(tenants.harbour)).toEqual(tenants.harbour);
  for (const other of [undefined, null, {}, 'harbour'])
    expect([readConfiguration(other), readTenant(other)]).toEqual([undefined, undefined]);
});
