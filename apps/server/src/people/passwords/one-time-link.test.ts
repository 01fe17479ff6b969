import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { createToken } from '../tokens/one-time-link.ts';
import { linkPath } from '../paths.ts';
import {
  begin,
  codeFor,
  fillIn,
  sameOriginHeaders,
  originAt,
  servedIdentity,
  tokensFor,
} from '../testing/identity-server.ts';
import { setStatus, statusOf } from '../testing/people.ts';
import type { Browser } from '../testing/browser.ts';

let at = Date.now();
const { db, server } = servedIdentity({ now: () => at });

const origin = originAt('localhost');
const fresh = 'Brand-new-1!';
const day = 24 * 3600_000;

const linkFor = (globalId: string) =>
  db().inTenant('harbour', async (trx) =>
    linkPath(
      await createToken(
        trx,
        { tenant: 'harbour', globalId, purpose: 'invitation', validForMs: day },
        () => at,
      ),
    ),
  );

const invited = async (globalId = 'G-LEE') => {
  await setStatus(db(), globalId, 'Invited');
  return linkFor(globalId);
};

const open = (path: string, visitor: Browser = server().browser()) => visitor.send(`${origin}${path}`);
const save = (path: string, password: string, { confirmation = password, by = server().browser() } = {}) =>
  by.send(`${origin}${path}`, { form: { password, confirmation }, headers: sameOriginHeaders });

/** The user that the provider reports to the portal as signed in. */
async function signedInUser(visitor: Browser): Promise<unknown> {
  const authorisation = begin();
  const tokens = await tokensFor(visitor, authorisation, await visitor.go(authorisation.address));
  return tokens ? decodeJwt(tokens.access_token)['GlobalId'] : 'nobody';
}

test('an invited user sets a password once, is signed in, and signs in with it from then on', async () => {
  const path = await invited();
  expect(path).toMatch(/^\/oidc\/one-time\/[\w-]{43}$/);
  const visitor = server().browser();
  const page = await open(path, visitor);
  expect(page.text).toContain('ann.lee@harbour.example');
  expect(page.text).toContain('Choose a password');
  const saved = await save(path, fresh, { by: visitor });
  expect([saved.status, saved.location]).toEqual([303, `${origin}/`]);
  expect(await statusOf(db(), 'G-LEE')).toBe('Active');
  expect(await signedInUser(visitor)).toBe('G-LEE');
  // In another browser with the password, and not without.
  const elsewhere = server().browser();
  const pair = { email: 'ann.lee@harbour.example', password: fresh };
  const back = await fillIn(elsewhere, await elsewhere.go(begin().address), pair);
  expect(back.location).toContain('?code=');
  expect(await signedInUser(server().browser())).toBe('nobody');
  expect((await open(path)).status).toBe(404);
  expect((await save(path, 'Another-one-2!')).status).toBe(404);
});

test('the sign-in after a new password works in one browser, once, within a minute', async () => {
  const visitor = server().browser();
  await save(await invited(), fresh, { by: visitor });
  const copied = server().browser(visitor);
  expect(await signedInUser(visitor)).toBe('G-LEE');
  expect(await signedInUser(copied)).toBe('nobody');
  const late = server().browser();
  await save(await invited(), fresh, { by: late });
  at += 61_000;
  expect(await signedInUser(late)).toBe('nobody');
});

test('a user who was signed in in that browser is signed out', async () => {
  const visitor = server().browser();
  await codeFor(visitor);
  expect(await signedInUser(visitor)).toBe('G-FULL');
  await save(await invited(), fresh, { by: visitor });
  expect(await signedInUser(visitor)).toBe('G-LEE');
});

test('opening the page, as mail scanners do, does not use up the link', async () => {
  const path = await invited();
  for (let look = 0; look < 3; look += 1) expect((await open(path)).status).toBe(200);
  expect((await server().browser().send(`${origin}${path}`, { method: 'HEAD' })).status).toBe(200);
  expect((await save(path, fresh)).status).toBe(303);
});

test('of two users of one link one sets the password', async () => {
  const path = await invited();
  const answers = await Promise.all([save(path, fresh), save(path, 'Another-one-2!')]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 404]);
});

test('a weak or mistyped password does not use up the link, and the page lists the unmet rules', async () => {
  const path = await invited();
  const weak = await save(path, 'aaaa1111');
  expect(weak.status).toBe(422);
  expect(weak.text).toMatch(/role="alert">[^]*The password does not meet every rule\./);
  expect(weak.text).toMatch(/One uppercase letter <strong>missing/);
  expect(weak.text).not.toContain('aaaa1111');
  const differing = await save(path, fresh, { confirmation: `${fresh}x` });
  expect(differing.text).toContain('Passwords do not match.');
  expect((await save(path, fresh)).status).toBe(303);
});

test('a link is invalid after a day, after a newer link and at another tenant, and the page says how to get another', async () => {
  const first = await invited();
  const second = await invited();
  const replaced = await open(first);
  expect(replaced.status).toBe(404);
  expect(replaced.text).toContain('send the invitation again');
  expect((await server().browser().send(`http://meridian.localhost:4000${second}`)).status).toBe(404);
  expect((await open(second)).status).toBe(200);
  at += day;
  expect((await open(second)).status).toBe(404);
  expect((await save(second, fresh)).status).toBe(404);
});

test.each(['Active', 'Deactivated', 'LockInactivity'] as const)(
  'a link does not work for a user who is %s, and unlocks nobody',
  async (status) => {
    const path = await invited();
    await setStatus(db(), 'G-LEE', status);
    expect((await open(path)).status).toBe(404);
    expect((await save(path, fresh)).status).toBe(404);
    expect(await statusOf(db(), 'G-LEE')).toBe(status);
  },
);

test('another site cannot set a password', async () => {
  const answer = await server()
    .browser()
    .send(`${origin}${await invited()}`, {
      form: { password: fresh, confirmation: fresh },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
  expect(answer.status).toBe(403);
});

test('the link cannot be read from the database', async () => {
  const path = await invited();
  const rows = await db().inTenant('harbour', (trx) => trx.selectFrom('one_time_link').selectAll().execute());
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(path.split('/').at(-1));
});
