import { generateSecret, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { jsonLog } from '../../platform/observability/log.ts';
import { runForRequester } from '../../platform/requester.ts';
import { tenantDirectory } from '../../tenants/directory.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { createProofKey, type ProofParts, type ProofKey } from '../../testing/proof-key.ts';
import { testApp } from '../../testing/test-app.ts';
import { createIdentity } from '../index.ts';

const host = 'harbour.localhost:4000';
const me = `http://${host}/api/account/info`;

onEachDatabase('A token that is bound to a browser', (db) => {
  let at = Date.now();
  let key: ProofKey;
  let token = '';
  const server = (env: Readonly<Record<string, string>> = {}) => {
    const log = jsonLog(() => undefined);
    const config = readConfig(env, '/');
    const identity = createIdentity({ db: db(), tenants: tenantDirectory(db()), config, log, now: () => at });
    return { identity, ...testApp(db(), { identity }) };
  };
  type Server = ReturnType<typeof server>;
  let here: Server;
  beforeAll(async () => {
    key = await createProofKey();
    here = server();
    token = await here.identity.issueToken(host, 'G-FULL', key.thumbprint);
  });

  const send = (to: Server, proof: string | undefined, more: Readonly<Record<string, string>> = {}) =>
    to.send('/api/account/info?x=1', {
      headers: { authorization: `DPoP ${token}`, ...(proof !== undefined && { dpop: proof }), ...more },
    });
  const nonceOf = (to: Server) => to.identity.proofNonce(host);
  const fresh = async (to: Server, parts: ProofParts = {}) =>
    key.proof({ token, url: me, nonce: await nonceOf(to), ...parts });
  /** The request lacks its query, so an authenticated one gets 400. */
  const known = 400;

  test('is accepted with a proof of its key, once, on all servers together', async () => {
    const there = server();
    const proof = await fresh(here);
    expect((await send(here, proof)).status).toBe(known);
    const again = await Promise.all([send(here, proof), send(there, proof)]);
    expect(again.map(({ status }) => status)).toEqual([401, 401]);
    expect(again[1]?.headers.get('www-authenticate')).toBe('DPoP algs="ES256", error="invalid_dpop_proof"');
    const raced = await fresh(there);
    const both = await Promise.all([send(here, raced), send(there, raced)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([known, 401]);
  });

  test('is verified for every request, even if the one that reads its user is aborted', async () => {
    const aborted = { tenant: 'harbour', user: 'G-FULL', signal: AbortSignal.abort() };
    const verified = runForRequester(aborted, () => server().identity.verify(host, token));
    expect(await verified).toMatchObject({ globalId: 'G-FULL' });
  });

  test('gets a nonce for its proof, whose age alone decides: a browser’s clock may be wrong by an hour or a year', async () => {
    const unasked = await send(here, await fresh(here, { nonce: undefined }));
    expect(unasked.status).toBe(401);
    expect(unasked.headers.get('www-authenticate')).toBe('DPoP algs="ES256", error="use_dpop_nonce"');
    const nonce = unasked.headers.get('dpop-nonce') ?? '';
    const seconds = Math.floor(at / 1000);
    for (const iat of [seconds - 3600, seconds + 3600, seconds - 31_536_000])
      expect(
        (await send(here, await fresh(here, { nonce, claims: { iat, exp: iat, nbf: iat } }))).status,
      ).toBe(known);
    at += 179_000;
    expect((await send(here, await fresh(here, { nonce }))).status).toBe(known);
    at += 121_000;
    const late = await send(here, await fresh(here, { nonce }));
    expect([late.status, late.headers.get('www-authenticate')]).toEqual([
      401,
      'DPoP algs="ES256", error="use_dpop_nonce"',
    ]);
    const next = late.headers.get('dpop-nonce') ?? '';
    expect((await send(here, await fresh(here, { nonce: next }))).status).toBe(known);
  });

  test('needs no second attempt once a page has delivered a nonce, and receives the next one in time', async () => {
    const answer = await send(here, await fresh(here));
    expect(answer.headers.get('dpop-nonce')).toBe(await nonceOf(here));
    const page = await here.send('/list', { host });
    expect(await page.text()).toContain(`"ProofNonce":"${await nonceOf(here)}"`);
  });

  describe('is rejected', () => {
    test.each<[string, ProofParts]>([
      ['for another method', { method: 'POST' }],
      ['for another address', { url: `http://${host}/api/account/ping` }],
      ['at another host', { url: 'http://meridian.localhost:4000/api/account/info' }],
      ['at another scheme', { url: `https://${host}/api/account/info` }],
      ['at no address', { url: '' }],
      ['for another token', { token: 'another.token.altogether' }],
      ['for no token', { claims: { ath: undefined } }],
      ['without a name', { claims: { jti: undefined } }],
      ['with an empty name', { claims: { jti: '' } }],
      ['with a name beyond measure', { claims: { jti: 'x'.repeat(129) } }],
      ['without a moment', { claims: { iat: undefined } }],
      ['of another type', { head: { typ: 'JWT' } }],
      ['of no type', { head: { typ: undefined } }],
      ['that shows no key', { head: { jwk: undefined } }],
      ['beyond measure', { claims: { more: 'x'.repeat(2000) } }],
    ])('with a proof %s', async (_what, parts) => {
      expect((await send(here, await fresh(here, parts))).status).toBe(401);
    });

    test('with the proof of another browser, or one that shows a key and is signed by another', async () => {
      const attacker = await createProofKey();
      const nonce = await nonceOf(here);
      expect((await send(here, await attacker.proof({ token, url: me, nonce }))).status).toBe(401);
      const pretended = await attacker.proof({ token, url: me, nonce, head: { jwk: key.jwk } });
      expect((await send(here, pretended)).status).toBe(401);
    });

    test('with a proof that is signed with a secret, or not signed, or shows the private key', async () => {
      const nonce = await nonceOf(here);
      const symmetric = await new SignJWT({ jti: 'j', htm: 'GET', htu: me, nonce, iat: 1 })
        .setProtectedHeader({ alg: 'HS256', typ: 'dpop+jwt', jwk: { ...key.jwk, kty: 'EC' } })
        .sign(await generateSecret('HS256'));
      const [head = '', body = ''] = (await fresh(here)).split('.');
      const none = Buffer.from(head, 'base64url').toString().replace('ES256', 'none');
      const leaked = await fresh(here, { head: { jwk: { ...key.jwk, d: key.jwk.x } } });
      for (const proof of [
        symmetric,
        `${Buffer.from(none).toString('base64url')}.${body}.`,
        `${head}.${body}.`,
        leaked,
        '',
      ])
        expect((await send(here, proof)).status).toBe(401);
    });

    test('with two proofs, without a proof, or as a bearer token', async () => {
      expect((await send(here, `${await fresh(here)}, ${await fresh(here)}`)).status).toBe(401);
      expect((await send(here, undefined)).status).toBe(401);
      const bearer = { authorization: `Bearer ${token}` };
      expect((await send(here, await fresh(here), bearer)).status).toBe(401);
      expect((await send(server({ PORTAL_TOKEN_BINDING: '0' }), undefined, bearer)).status).toBe(401);
    });

    test('at another tenant, whose server requires its own nonce', async () => {
      const host = 'meridian.localhost:4000';
      const proof = await key.proof({
        token,
        url: `http://${host}/api/account/info`,
        nonce: await nonceOf(here),
      });
      const headers = { authorization: `DPoP ${token}`, dpop: proof };
      expect((await here.send('/api/account/info', { host, headers })).status).toBe(401);
    });
  });

  test('is not needed for an unbound token, of a browser that stores no keys (OP-392)', async () => {
    const unbound = await here.identity.issueToken(host, 'G-FULL');
    const open = server({ PORTAL_TOKEN_BINDING: '0' });
    for (const { send } of [here, open]) {
      const statusOf = async (scheme: string) =>
        (await send('/api/account/info', { headers: { authorization: `${scheme} ${unbound}` } })).status;
      expect([await statusOf('Bearer'), await statusOf('DPoP')]).toEqual([200, 401]);
    }
    expect((await open.send('/api/account/info', {})).headers.get('www-authenticate')).toBe('Bearer');
    expect((await here.send('/api/account/info', {})).headers.get('www-authenticate')).toBe(
      'DPoP algs="ES256"',
    );
  });

  test('leaves no data for long', async () => {
    await send(here, await fresh(here));
    at += 10 * 60_000;
    await send(here, await fresh(here));
    const old = async () => {
      const stored = await db().system((trx) => trx.selectFrom('seen_proof').select('seen_at').execute());
      return stored.filter(({ seen_at }) => seen_at.getTime() < at - 5 * 60_000);
    };
    // No call waits for the sweep.
    await expect.poll(old).toEqual([]);
  });
});
