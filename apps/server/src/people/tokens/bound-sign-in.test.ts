import type { listSessions, Reply } from '@portal/api/contract';
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
  signedIn,
  tokensOf,
} from '../testing/identity-server.ts';

const { db, server } = servedIdentity({ config: { tokenBinding: true } });
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

test('a browser without a key signs in unbound, which the session list and the audit say (OP-392)', async () => {
  const visitor = server().browser();
  const tokens = await signedIn(visitor);
  expect([tokens.token_type, decodeJwt(tokens.access_token)['cnf']]).toEqual(['Bearer', undefined]);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const listed = await visitor.send(`${originAt('localhost')}/api/account/sessions`, { headers });
  const { Sessions } = JSON.parse(listed.text) as Reply<typeof listSessions>;
  expect(Sessions.find(({ Current }) => Current)?.Unbound).toBe(true);
  expect(Sessions.filter(({ Current }) => !Current).map(({ Unbound }) => Unbound)).toContain(false);
  const renewed = tokensOf(await refresh(visitor, tokens.refresh_token));
  expect(renewed.token_type).toBe('Bearer');
  const audited = await db().inTenant('harbour', (trx) =>
    trx.selectFrom('audit_entry').select('part').where('action', '=', 'signed-in').orderBy('id').execute(),
  );
  expect(audited.map(({ part }) => part)).toEqual([null, 'unbound']);
});

test('accepts a first proof with the nonce of the page, so that no sign-in needs a second request', async () => {
  const visitor = server().browser();
  const key = await createProofKey();
  const nonce = await server().identity.proofNonce('localhost:4000');
  const proof = { dpop: await key.proof({ method: 'POST', url: address, nonce }) };
  expect((await exchange(visitor, await codeBoundTo(visitor, key), proof)).status).toBe(200);
});
