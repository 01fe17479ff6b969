import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { proofOf, thumbprintOf } from './proof.ts';
import { storedProofKeys } from './proof-keys.ts';
import { provingKey } from './proving-key.ts';
import { heldKeys } from '../testing/a-session.ts';

const about = {
  method: 'POST',
  url: 'http://harbour.localhost:4000/api/user/list?SearchQuery=a#b',
  token: 'head.payload.signature',
  nonce: 'nonce-of-the-server',
  now: 1_763_000_000_500,
};

const read = (part = ''): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
const aKey = async () => (await provingKey(heldKeys())) as CryptoKeyPair;
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

test('a proof contains the request, the token and the time, and is signed by the key in its header', async () => {
  const keys = await aKey();
  const [head, body, signature = ''] = (await proofOf(keys, about)).split('.');
  expect(read(head)).toEqual({
    typ: 'dpop+jwt',
    alg: 'ES256',
    jwk: { kty: 'EC', crv: 'P-256', x: expect.any(String) as string, y: expect.any(String) as string },
  });
  expect(read(body)).toEqual({
    jti: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    htm: 'POST',
    htu: 'http://harbour.localhost:4000/api/user/list',
    iat: 1_763_000_000,
    ath: sha256(about.token),
    nonce: about.nonce,
  });
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const shown = (read(head) as { jwk: JsonWebKey }).jwk;
  const signed = await crypto.subtle.verify(
    ecdsa,
    await crypto.subtle.importKey('jwk', shown, ecdsa, false, ['verify']),
    Buffer.from(signature, 'base64url'),
    Buffer.from(`${head}.${body}`),
  );
  expect(signed).toBe(true);
});

test('every proof is unique', async () => {
  const keys = await aKey();
  const ids = await Promise.all(
    Array.from(
      { length: 20 },
      async () => (read((await proofOf(keys, about)).split('.')[1]) as { jti: string }).jti,
    ),
  );
  expect(new Set(ids).size).toBe(20);
});

test('a key is created once, cannot be exported, and is identified by its thumbprint', async () => {
  const keys = heldKeys();
  const [one, other] = await Promise.all([provingKey(keys), provingKey(keys)]);
  expect(await provingKey(keys)).toBe(one);
  expect(other).toBe(one);
  const made = one as CryptoKeyPair;
  expect(made.privateKey.extractable).toBe(false);
  const { crv, kty, x, y } = await crypto.subtle.exportKey('jwk', made.publicKey);
  expect(await thumbprintOf(made)).toBe(sha256(JSON.stringify({ crv, kty, x, y })));
});

test('there is no key where the browser stores none: it would not survive the redirect (OP-392)', async () => {
  expect(await provingKey(storedProofKeys())).toBeUndefined();
});
