import { expect, test } from 'vitest';
import { createOneTimeLink } from './one-time-link.ts';
import { begin, fillIn, servedIdentity } from './testing/identity-server.ts';

let at = Date.now();
const { db, server } = servedIdentity({ now: () => at });

const origin = 'http://localhost:4000';
const fresh = 'Brand-new-1!';
const fromHere = { 'sec-fetch-site': 'same-origin' };

const people = () =>
  db().inTenant('harbour', (trx) => trx.selectFrom('portal_user').selectAll().orderBy('global_id').execute());

async function somebody(status: string) {
  const person = (await people()).find((each) => each.status === status && !each.federated_only);
  if (!person) throw new Error(`Nobody is ${status}.`);
  return person;
}

const save = (address: string, password: string, confirmation = password) =>
  server().browser().send(`${origin}${address}`, { form: { password, confirmation }, headers: fromHere });

test('an invited person chooses a password once and signs in with it', async () => {
  const person = await somebody('Invited');
  const path = await createOneTimeLink(db(), 'harbour', person.global_id);
  expect(path).toMatch(/^\/oidc\/one-time\/[\w-]{43}$/);
  const page = await server().browser().send(`${origin}${path}`);
  expect(page.text).toContain(person.email);
  expect(page.text).toContain('Choose a password');
  const saved = await save(path, fresh);
  expect([saved.status, saved.location]).toEqual([303, `${origin}/`]);
  const visitor = server().browser();
  const back = await fillIn(visitor, await visitor.go(begin().address), {
    email: person.email,
    password: fresh,
  });
  expect(back.location).toContain('?code=');
  expect((await server().browser().send(`${origin}${path}`)).status).toBe(404);
  expect((await save(path, 'Another-one-2!')).status).toBe(404);
});

test('of two people with one link one sets the password', async () => {
  const path = await createOneTimeLink(db(), 'harbour', (await somebody('LockInactivity')).global_id);
  const answers = await Promise.all([save(path, fresh), save(path, 'Another-one-2!')]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 404]);
});

test('a weak or mistyped password keeps the link and says what is missing', async () => {
  const path = await createOneTimeLink(db(), 'harbour', 'G-LEE');
  const weak = await save(path, 'aaaa1111');
  expect(weak.status).toBe(422);
  expect(weak.text).toContain('role="alert"');
  expect(weak.text).toMatch(/an upper-case letter <strong>missing/);
  expect(weak.text).not.toContain('aaaa1111');
  const differing = await save(path, fresh, `${fresh}x`);
  expect(differing.text).toContain('Passwords do not match.');
  expect((await save(path, fresh)).status).toBe(303);
});

test('a link ends after a day, with the next one, at another tenant and for a deactivated person', async () => {
  const first = await createOneTimeLink(db(), 'harbour', 'G-LEE', () => at);
  const second = await createOneTimeLink(db(), 'harbour', 'G-LEE', () => at);
  const closed = await createOneTimeLink(
    db(),
    'harbour',
    (await somebody('Deactivated')).global_id,
    () => at,
  );
  const status = async (path: string, host = 'localhost') =>
    (await server().browser().send(`http://${host}:4000${path}`)).status;
  expect(await status(first)).toBe(404);
  expect(await status(second, 'meridian.localhost')).toBe(404);
  expect(await status(closed)).toBe(404);
  expect(await status(second)).toBe(200);
  at += 24 * 3600_000;
  expect(await status(second)).toBe(404);
});

test('another site cannot set a password', async () => {
  const path = await createOneTimeLink(db(), 'harbour', 'G-LEE', () => at);
  const answer = await server()
    .browser()
    .send(`${origin}${path}`, {
      form: { password: fresh, confirmation: fresh },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
  expect(answer.status).toBe(403);
});

test('the link cannot be read from the database', async () => {
  const path = await createOneTimeLink(db(), 'harbour', 'G-LEE', () => at);
  const rows = await db().inTenant('harbour', (trx) => trx.selectFrom('one_time_link').selectAll().execute());
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(path.split('/').at(-1));
});
