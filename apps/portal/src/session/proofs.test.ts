import { expect, test } from 'vitest';
import { heldKeys } from '../testing/a-session.ts';
import { provingKey } from './proving-key.ts';
import { proofs } from './proofs.ts';
import { tokenSession } from './token-session.ts';

const user = {
  globalId: 'G-FULL',
  displayName: 'Fiona Full',
  tenant: 'harbour',
  federated: false,
  claims: [],
};
const stored = { accessToken: 'token', receivedAt: 1000, lifetime: 60_000, issuedAt: 0, user, bound: false };
const sessionOf = (more: object = {}) => tokenSession({ ...stored, ...more });
const call = { method: 'GET', url: 'http://harbour.localhost:4000/api/account/ping' };
const now = () => 1_763_000_000_000;

async function carried(proving: ReturnType<typeof proofs>, session = sessionOf()) {
  const headers = new Headers();
  if (session) await proving.authorise(headers, call, session);
  const body = headers.get('dpop')?.split('.')[1] ?? '';
  const proof = body && (JSON.parse(Buffer.from(body, 'base64url').toString()) as object);
  return { scheme: headers.get('authorization')?.split(' ')[0], proof };
}

test('sends an unbound token without a proof', async () => {
  const keys = heldKeys();
  await provingKey(keys);
  expect(await carried(proofs(keys, now, { latest: undefined }))).toEqual({ scheme: 'Bearer', proof: '' });
});

test('sends a bound token with a proof that carries the latest nonce', async () => {
  const keys = heldKeys();
  await provingKey(keys);
  const proving = proofs(keys, now, { latest: 'n-1' });
  const bound = sessionOf({ bound: true });
  expect(await carried(proving, bound)).toMatchObject({
    scheme: 'DPoP',
    proof: { nonce: 'n-1', htm: 'GET', htu: call.url, iat: 1_763_000_000 },
  });
  proving.onAnswer({ status: 200, headers: new Headers({ 'dpop-nonce': 'n-2' }) });
  proving.onAnswer({ status: 200, headers: new Headers() });
  expect(await carried(proving, bound)).toMatchObject({ proof: { nonce: 'n-2' } });
});

test('sends a bound token without a proof when the browser has lost its key, so that the server rejects it', async () => {
  expect(await carried(proofs(heldKeys(), now, { latest: undefined }), sessionOf({ bound: true }))).toEqual({
    scheme: 'DPoP',
    proof: '',
  });
});

test.each([
  [401, 'DPoP error="use_dpop_nonce"', true],
  [401, 'DPoP error="invalid_dpop_proof"', true],
  [401, 'DPoP error="invalid_token"', false],
  [401, undefined, false],
  [400, 'DPoP error="use_dpop_nonce"', false],
])('evaluates an answer of %i with %j (retry with a new proof: %s)', (status, asks, expected) => {
  const headers = new Headers(asks === undefined ? {} : { 'www-authenticate': asks });
  expect(proofs(heldKeys(), now, { latest: undefined }).onAnswer({ status, headers })).toBe(expected);
});

test('reads only well-formed tokens from storage', () => {
  expect(sessionOf({ idToken: 'i', refreshToken: 7 })).toMatchObject({
    tokens: { idToken: 'i', refreshToken: null, receivedAt: 1000 },
    life: { receivedAt: 1000, lifetime: 60_000 },
    bound: false,
  });
  expect(sessionOf({ issuedAt: undefined })?.issuedAt).toBe(1);
  const spoilt = [
    null,
    'x',
    { accessToken: 'token' },
    { ...stored, receivedAt: '1' },
    { ...stored, accessToken: 7 },
    { ...stored, lifetime: undefined },
    { ...stored, user: { ...user, tenant: undefined } },
    { ...stored, user: { ...user, claims: 'app.view' } },
  ];
  expect(spoilt.map(tokenSession)).toEqual(spoilt.map(() => undefined));
});
