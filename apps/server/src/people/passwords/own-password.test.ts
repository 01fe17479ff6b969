import { PasswordResult, type changePassword, type Reply } from '@portal/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/connect.ts';
import { demoPassword } from '../../operations/seed/demo-users.ts';
import { auditedPeople } from '../../testing/audited.ts';
import { openSeeded } from '../../testing/databases.ts';
import { personOf } from '../../testing/person.ts';
import { testApp } from '../../testing/test-app.ts';
import { testCost } from '../../testing/test-config.ts';
import { checkPassword } from './check-password.ts';
import { storeChange } from './own-password.service.ts';
import { findUserByGlobalId } from '../directory/user.store.ts';

let db: Database;
beforeAll(async () => {
  db = await openSeeded();
});
afterAll(() => db.close());

const fresh = 'Brand-new-1!';
const host = 'harbour.localhost:4000';
type Answer = Reply<typeof changePassword>;

/** Sends the request to a new server, which has no cached users. */
const change = (
  as: string,
  newPassword: string,
  { oldPassword = demoPassword, path = '/oidc/account/change-password' } = {},
) => testApp(db).read<Answer>(path, { as, json: { oldPassword, newPassword } });

const signsIn = async (name: string, password: string) =>
  (await checkPassword(
    db,
    { id: 'harbour' },
    { email: `${name}@harbour.example`, password },
    { cost: testCost },
  )) !== undefined;

test('a user who knows the current password changes it, and all sessions of the user end (API-019, ENT-058, OP-031)', async () => {
  const before = await testApp(db).tokenOf(host, 'MY');
  const answer = await change('MY', fresh);
  expect(answer).toEqual({
    message: 'Your password has been changed. Sign in again with the new one.',
    result: 2,
  });
  expect([await signsIn('mia.my', demoPassword), await signsIn('mia.my', fresh)]).toEqual([false, true]);
  const headers = { authorization: `Bearer ${before}` };
  expect((await testApp(db).send('/api/account/ping', { headers })).status).toBe(401);
  const line = { actor_id: 'G-MY', action: 'password-changed', user_id: 'G-MY', part: null };
  expect(await auditedPeople(db)).toContainEqual(line);
});

test('the portal’s own address does the same (API-009, OP-030)', async () => {
  const path = '/api/account/changepassword';
  expect(await change('CREATE', fresh, { path, oldPassword: 'Wrong-one-1!' })).toEqual({
    message: 'The current password is incorrect.',
    result: 1,
  });
  expect((await change('CREATE', fresh, { path })).result).toBe(2);
  expect(await signsIn('cora.create', fresh)).toBe(true);
});

test.each([
  ['a wrong current password', { oldPassword: 'Wrong-one-1!' }, fresh, 'The current password is incorrect.'],
  ['an empty one', { oldPassword: '' }, fresh, 'The current password is incorrect.'],
  ['a weak new one', {}, 'Aaaa1111', 'The password does not meet every rule.'],
  ['the same again', {}, demoPassword, 'The new password is the current one. Choose another one.'],
])('%s changes nothing and returns the reason', async (_, more, newPassword, message) => {
  expect(await change('ALL', newPassword, more)).toEqual({ message, result: 1 });
  expect(await signsIn('alan.all', demoPassword)).toBe(true);
});

test('a long password is stored completely', async () => {
  const long = `Aa1!${'pass phrase '.repeat(80)}`;
  expect((await change('BEHALF', long)).result).toBe(2);
  expect([await signsIn('bea.behalf', long), await signsIn('bea.behalf', long.slice(0, -1))]).toEqual([
    true,
    false,
  ]);
  const json = { oldPassword: long, newPassword: `Aa1!${'x'.repeat(1021)}` };
  const answer = await testApp(db).send('/oidc/account/change-password', { as: 'BEHALF', json });
  expect(answer.status).toBe(400);
});

test('wrong current passwords in an open session are delayed', async () => {
  const messages: string[] = [];
  for (let guess = 0; guess < 7; guess += 1)
    messages.push((await change('EDIT', fresh, { oldPassword: `Guess-${guess}!` })).message);
  expect(messages.slice(0, 5)).toEqual(Array(5).fill('The current password is incorrect.'));
  expect(messages.at(-1)).toMatch(/^Too many attempts\. Try again in \d+ seconds?\.$/);
  expect((await change('EDIT', fresh)).result).toBe(1);
});

test('a user who only signs in through a partner, or has no password, cannot change one', async () => {
  await db.inTenant('harbour', (trx) =>
    sql`update portal_user set password_hash = null where global_id = 'G-TAX'`.execute(trx),
  );
  for (const as of ['FED', 'TAX'])
    expect(await change(as, fresh)).toEqual({
      message: 'You sign in without a password, so there is none to change.',
      result: 1,
    });
});

test('a password that was changed since the old one was checked is kept, and the reason is returned', async () => {
  const late = await db.inTenant('harbour', async (trx) => {
    const found = (await findUserByGlobalId(trx, 'G-ALL')) ?? expect.fail('G-ALL is missing');
    return storeChange(trx, personOf('G-ALL'), { found, was: 'another hash', hash: 'a new one' });
  });
  expect(late).toEqual({
    message: 'Your password was changed meanwhile. Sign in again.',
    result: PasswordResult.rejected,
  });
  expect(await signsIn('alan.all', demoPassword)).toBe(true);
});

test('of two concurrent changes one is made', async () => {
  const passwords = [fresh, 'Another-one-2!'];
  // The later request may already be signed out.
  const answers = await Promise.allSettled(passwords.map((password) => change('LABEL', password)));
  const made = answers.map((answer) => answer.status === 'fulfilled' && answer.value.result === 2);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await Promise.all(passwords.map((password) => signsIn('lena.label', password)))).toEqual(made);
});
