import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { createProofKey, type ProofKey } from '../../testing/proof-key.ts';
import type { Answer, Browser } from '../testing/browser.ts';
import {
  begin,
  exchange,
  fiona,
  fillIn,
  originAt,
  parameterOf,
  refresh,
  servedIdentity,
  tokensOf,
} from '../testing/identity-server.ts';

const { server } = servedIdentity({ config: { tokenBinding: true } });
const address = `${originAt('localhost')}/oidc/token`;

/** Sends a proof of the key, and a second one if the provider requires its nonce. */
async function proving(key: ProofKey, ask: (headers: { dpop: string }) => Promise<Answer>): Promise<Answer> {
  const proof = async (nonce?: string) => ({
    dpop: await key.proof({ method: 'POST', url: address, nonce }),
  });
  const first = await ask(await proof());
  expect([first.status, (JSON.parse(first.text) as { error: string }).error]).toEqual([
    400,
    'use_dpop_nonce',
  ]);
  return ask(await proof(first.header('dpop-nonce')));
}

async function codeBoundTo(visitor: Browser, key: ProofKey) {
  const authorisation = begin('localhost', { dpop_jkt: key.thumbprint });
  const page = await visitor.go(authorisation.address);
  const back = page.location === undefined ? await fillIn(visitor, page, fiona) : page;
  return { ...authorisation, code: parameterOf(back, 'code'), host: 'localhost' };
}

test('code, token and refresh token are valid with the key of the browser that signed in, and with no other', async () => {
  const visitor = server().browser();
  const [key, attacker] = [await createProofKey(), await createProofKey()];
  const stolen = await codeBoundTo(visitor, key);
  expect((await proving(attacker, (headers) => exchange(visitor, stolen, headers))).status).toBe(400);
  expect((await exchange(visitor, await codeBoundTo(visitor, key))).status).toBe(400);

  const code = await codeBoundTo(visitor, key);
  const tokens = tokensOf(await proving(key, (headers) => exchange(visitor, code, headers)));
  expect(tokens.token_type).toBe('DPoP');
  expect(decodeJwt(tokens.access_token)['cnf']).toEqual({ jkt: key.thumbprint });

  const { refresh_token: refreshToken } = tokens;
  expect((await proving(attacker, (headers) => refresh(visitor, refreshToken, headers))).status).toBe(400);
  expect((await refresh(visitor, refreshToken)).status).toBe(400);
  const renewed = tokensOf(await proving(key, (headers) => refresh(visitor, refreshToken, headers)));
  expect(decodeJwt(renewed.access_token)['cnf']).toEqual({ jkt: key.thumbprint });
  expect(renewed.refresh_token).not.toBe(refreshToken);
});

test('accepts a first proof with the nonce of the page, so that no sign-in needs a second request', async () => {
  const visitor = server().browser();
  const key = await createProofKey();
  const nonce = await server().identity.proofNonce('localhost:4000');
  const proof = { dpop: await key.proof({ method: 'POST', url: address, nonce }) };
  expect((await exchange(visitor, await codeBoundTo(visitor, key), proof)).status).toBe(200);
});
