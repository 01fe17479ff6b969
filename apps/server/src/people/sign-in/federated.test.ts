import { createHmac, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { federatedKeyName } from './federated.routes.ts';
import { integrationKey } from '../../platform/outbound/webhook.ts';
import { begin, originAt, servedIdentity, tokensFor } from '../testing/identity-server.ts';
import { auditedOf, auditedPeople } from '../../testing/audited.ts';
import { setStatus } from '../testing/people.ts';
import type { Browser } from '../testing/browser.ts';

let at = Date.now();
const secret = 'a secret of thirty-two characters';
const { db, server } = servedIdentity({ now: () => at, config: { integrationSecret: secret } });

const origin = originAt('localhost');
const fred = 'fred.federated@harbour.example';

interface Pair {
  readonly Token: string;
  readonly Hash: string;
}

const json = <T>(text: string): T => JSON.parse(text) as T;

/** Requests a pair as the tenant's identity system does. */
function ask(
  body: object,
  { tenant = 'harbour', host = 'localhost', sentAt = at, name = federatedKeyName } = {},
) {
  const timestamp = String(Math.floor(sentAt / 1000));
  const key = integrationKey(secret, tenant, name);
  const signature = createHmac('sha256', key)
    .update(`${timestamp}.${JSON.stringify(body)}`)
    .digest('hex');
  return server()
    .browser()
    .send(`http://${host}:4000/oidc/federated`, {
      json: body,
      headers: { 'portal-timestamp': timestamp, 'portal-signature': `v1=${signature}` },
    });
}

const pairFor = async (Email = fred): Promise<Pair> => {
  const answer = await ask({ Email, RequestId: randomUUID() });
  expect(answer.status).toBe(200);
  return json<Pair>(answer.text);
};

/** As `pnpm user federation` does. */
const allow = (globalId: string, federated_sign_in: boolean, tenant = 'harbour') =>
  db().inTenant(tenant, (trx) =>
    trx.updateTable('portal_user').set({ federated_sign_in }).where('global_id', '=', globalId).execute(),
  );

/** The response to a pair: the other half of a landing, or nothing. */
async function show({ Token, Hash }: Pair, by: Browser = server().browser(), host = 'localhost') {
  const answer = await by.send(`http://${host}:4000/api/account/sso/${Token}?hash=${Hash}`);
  expect([answer.status, answer.header('cache-control')]).toEqual([200, 'no-store']);
  return json<{ ErrorNo: number; Token?: string }>(answer.text).Token;
}

/** Signs in at the provider as the portal does, and returns the access token. */
async function completeSignIn(
  visitor: Browser,
  landing: string,
): Promise<Record<string, unknown> | undefined> {
  const authorisation = begin('localhost', { landing });
  const tokens = await tokensFor(visitor, authorisation, await visitor.go(authorisation.address));
  return tokens && decodeJwt(tokens.access_token);
}

test('the pair of an identity system signs in without a password, and the token says so (API-017, AUTH-026, OP-027)', async () => {
  const visitor = server().browser();
  const token = await completeSignIn(visitor, (await show(await pairFor(), visitor)) ?? '');
  expect(token).toMatchObject({ GlobalId: 'G-FED', amr: ['fed'] });
  expect(token?.['Permission']).not.toContain('user.formlogin');
});

test('a pair is valid once, for a minute and at its own host; a wrong half does not use it up (AUTH-027, OP-027)', async () => {
  const pair = await pairFor();
  const wrong = [
    { ...pair, Hash: `${pair.Hash.slice(0, -1)}_` },
    { ...pair, Hash: '' },
    { ...pair, Token: 'bad' },
    { Token: 'bad', Hash: 'bad' },
  ];
  for (const one of wrong) expect(await show(one)).toBeUndefined();
  expect(await show(pair, undefined, 'meridian.localhost')).toBeUndefined();
  expect(await show(pair)).toMatch(/^[\w-]{22}$/);
  expect(await show(pair)).toBeUndefined();

  const late = await pairFor();
  at += 60_000;
  expect(await show(late)).toBeUndefined();
});

test('of two requests with one pair, one signs in', async () => {
  const pair = await pairFor();
  const answers = await Promise.all([show(pair), show(pair)]);
  expect(answers.filter((landing) => landing !== undefined)).toHaveLength(1);
});

test('a landing works only for the sign-in that it began: in no other browser, no other sign-in and not twice', async () => {
  const visitor = server().browser();
  const Token = (await show(await pairFor(), visitor)) ?? '';
  expect(await completeSignIn(server().browser(), Token)).toBeUndefined();
  const otherTab = server().browser(visitor);
  expect(await completeSignIn(otherTab, '')).toBeUndefined();
  expect(await completeSignIn(server().browser(visitor), `${Token.slice(1)}A`)).toBeUndefined();
  expect(await completeSignIn(visitor, Token)).toMatchObject({ GlobalId: 'G-FED' });
  expect(await completeSignIn(server().browser(), Token)).toBeUndefined();
});

test('neither half of a pair is stored', async () => {
  const pair = await pairFor();
  const rows = await db().inTenant('harbour', (trx) => trx.selectFrom('one_time_link').selectAll().execute());
  const stored = JSON.stringify(rows);
  expect(stored).toContain('"federated"');
  expect(stored).not.toContain(pair.Token);
  expect(stored).not.toContain(pair.Hash);
});

test('a pair is issued only for a request signed with the tenant’s own key, once per request, for users who may sign in', async () => {
  const fresh = () => ({ Email: fred, RequestId: randomUUID() });
  expect((await ask(fresh(), { tenant: 'meridian' })).status).toBe(401);
  expect((await ask(fresh(), { name: 'biometric callback' })).status).toBe(401);
  expect((await ask(fresh(), { sentAt: at - 301_000 })).status).toBe(401);
  expect((await ask({ ...fresh(), Email: 'nobody@harbour.example' })).status).toBe(404);
  expect((await ask({ Email: fred })).status).toBe(400);
  expect((await ask({ ...fresh(), More: true })).status).toBe(400);
  const once = fresh();
  const answer = await ask(once);
  const { Token, Hash } = json<Pair>(answer.text);
  expect(json(answer.text)).toEqual({
    Token,
    Hash,
    Address: `${origin}/federated/${Token}/${Hash}`,
    GoodForSeconds: 60,
  });
  expect((await ask(once)).status).toBe(409);

  await setStatus(db(), 'G-MY', 'Deactivated');
  expect((await ask({ ...fresh(), Email: 'mia.my@harbour.example' })).status).toBe(404);
});

test('signs in no user with a password unless an operator allows it, and nobody if the tenant has switched it off', async () => {
  const request = () => ({ Email: 'cora.create@harbour.example', RequestId: randomUUID() });
  const refused = await ask(request());
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Federated sign-in is off')]);
  await allow('G-CREATE', true);
  expect((await ask(request())).status).toBe(200);
  const pair = await pairFor(request().Email);
  await allow('G-CREATE', false);
  expect(await show(pair)).toBeUndefined();
  const lines = await auditedOf(db(), 'federated-request-refused');
  expect(lines.at(-1)).toMatchObject({ details: { address: '127.0.0.1' } });

  const meridian = { tenant: 'meridian', host: 'meridian.localhost' };
  await allow('G-MY', true, 'meridian');
  const elsewhere = { Email: 'mia.my@meridian.example', RequestId: randomUUID() };
  expect((await ask(elsewhere, meridian)).status).toBe(403);
});

test('audits issued pairs and rejected signatures, and slows down clients that send many of them', async () => {
  await pairFor();
  const made = (await auditedPeople(db())).filter(({ action }) => action === 'federated-pair-made');
  expect(made.at(-1)).toMatchObject({ actor_id: null, user_id: 'G-FED' });
  const before = (await auditedOf(db(), 'federated-request-refused')).length;
  const forge = () => ask({ Email: fred, RequestId: randomUUID() }, { tenant: 'meridian' });
  expect((await forge()).status).toBe(401);
  expect(await auditedOf(db(), 'federated-request-refused')).toHaveLength(before + 1);
  let last = await forge();
  for (let time = 0; time < 150 && last.status === 401; time += 1) last = await forge();
  expect(last.status).toBe(429);
  expect((await ask({ Email: fred, RequestId: randomUUID() })).status).toBe(200);
});

test('a user who is locked between pair and sign-in is not signed in', async () => {
  await allow('G-ALL', true);
  const pair = await pairFor('alan.all@harbour.example');
  await setStatus(db(), 'G-ALL', 'Deactivated');
  expect(await show(pair)).toBeUndefined();
});

test('the demo issues a pair for its federated user', async () => {
  const answer = await server().browser().send(`${origin}/dev/federated`);
  const pair = json<Pair & { DisplayName: string }>(answer.text);
  expect(pair.DisplayName).toBe('Fred Federated');
  expect(await show(pair)).toMatch(/^[\w-]{22}$/);
});
