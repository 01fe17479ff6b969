import { readConfig } from '../../config/config.ts';
import { tenantDirectory } from '../../tenants/directory.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { auditedPeople } from '../../testing/audited.ts';
import { workersOf } from '../../operations/workers.ts';
import { expect, test } from 'vitest';
import { forgottenPath } from '../paths.ts';
import type { Browser } from '../testing/browser.ts';
import {
  begin,
  codeFor,
  exchange,
  fiona,
  sameOriginHeaders,
  isSignedIn,
  originAt,
  servedIdentity,
  signedIn,
  tokensOf,
} from '../testing/identity-server.ts';
import { setStatus } from '../testing/people.ts';
import type { Trx } from '../../platform/db/connect.ts';
import { queueMail, textOfMail, tooManyMails } from '../../mail/mail.service.ts';
import { endAccess } from '../directory/user.store.ts';

let at = Date.now();
const { db, server } = servedIdentity({ now: () => at });

const origin = originAt('localhost');
const fresh = 'Brand-new-1!';

const ask = (email: string, visitor = server().browser()) =>
  visitor.send(`${origin}${forgottenPath}`, { form: { email }, headers: sameOriginHeaders });

async function call(name: string, json: object, visitor: Browser = server().browser()) {
  const answer = await visitor.send(`${origin}/api/account/${name}`, { json });
  return { status: answer.status, body: JSON.parse(answer.text) as unknown };
}

const mailsTo = (address: string) =>
  db().inTenant('harbour', (trx) =>
    trx.selectFrom('mail_message').selectAll().where('address', '=', address).orderBy('queued_at').execute(),
  );

/** Sends the newest email to an address, and returns the path of its link. */
async function linkSentTo(address: string): Promise<string | undefined> {
  const { mail } = workersOf({ db: db(), tenants: tenantDirectory(db()), config: readConfig({}, '/') });
  const id = (await mailsTo(address)).at(-1)?.id;
  if (id === undefined) return undefined;
  await mail.run({ tenant: 'harbour', id });
  const text = (await mailsTo(address)).at(-1)?.text ?? '';
  return /\/oidc\/one-time\/[\w-]{43}/.exec(text)?.[0];
}

const save = (path: string, visitor = server().browser()) =>
  visitor.send(`${origin}${path}`, {
    form: { password: fresh, confirmation: fresh },
    headers: sameOriginHeaders,
  });

test('the sign-in page leads to a page that sends a link, with which the owner sets another password once', async () => {
  const page = await server().browser().go(begin().address);
  expect(page.text).toContain(`href="${forgottenPath}"`);
  const form = await server().browser().send(`${origin}${forgottenPath}`);
  expect(form.text).toContain('<h1>Forgotten password</h1>');
  expect((await ask(' Cora.CREATE@harbour.example ')).text).toContain('Look into your mailbox');
  const path = (await linkSentTo('cora.create@harbour.example')) ?? '';
  const visitor = server().browser();
  expect((await visitor.send(`${origin}${path}`)).text).toContain('Choose a password');
  expect((await save(path, visitor)).status).toBe(303);
  expect(isSignedIn(await visitor.go(begin().address))).toBe(true);
  expect((await save(path)).status).toBe(404);
  const line = { actor_id: 'G-CREATE', action: 'password-reset', user_id: 'G-CREATE', part: null };
  expect(await auditedPeople(db())).toContainEqual(line);
});

test('a new password ends all sessions that began with the old one', async () => {
  const tokens = await signedIn(server().browser());
  const by = () => server().identity.verify('localhost:4000', tokens.access_token);
  expect(await by()).toBeDefined();
  await call('forgotpassword', { Email: fiona.email });
  await save((await linkSentTo(fiona.email)) ?? '');
  at += 5000;
  expect(await by()).toBeUndefined();
  const visitor = server().browser();
  const again = await exchange(visitor, await codeFor(visitor, { ...fiona, password: fresh }));
  expect(tokensOf(again).access_token).toBeTruthy();
});

test('no response reveals who has an account: all are alike, and only the owner’s request stores anything (API-010)', async () => {
  const owner = 'edna.edit@harbour.example';
  const others = ['nobody@post.example', 'fred.federated@harbour.example', 'not an address'];
  await setStatus(db(), 'G-TAX', 'Deactivated');
  others.push('tess.tax@harbour.example');
  for (const email of [owner, ...others])
    expect(await call('forgotpassword', { Email: email })).toEqual({ status: 200, body: { ErrorNo: 0 } });
  expect(await linkSentTo(owner)).toBeDefined();
  for (const email of others) expect(await mailsTo(email)).toEqual([]);
  const tasks = await db().system((trx) => trx.selectFrom('queued_task').select('id').execute());
  const mails = await db().inTenant('harbour', (trx) =>
    trx.selectFrom('mail_message').select('id').execute(),
  );
  expect(tasks.map(({ id }) => id).toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
});

test('reset requests do not use up the limit of other emails to the address', async () => {
  const address = 'uma.users@harbour.example';
  for (let time = 0; time < 6; time += 1) await call('forgotpassword', { Email: address });
  expect(await mailsTo(address)).toHaveLength(5);
  const [tenant] = (await tenantDirectory(db()).all()).filter(({ id }) => id === 'harbour');
  const send = (trx: Trx) =>
    queueMail(
      trx,
      {
        tenant: tenant as Tenant,
        kind: 'completion',
        words: textOfMail('completion', { tenant: tenant as Tenant, applicationId: 1001 }),
        to: { name: null, address },
        message: '',
        link: origin,
      },
      { mailFrom: 'no-reply@portal.example' },
    );
  const inTenant = (work: (trx: Trx) => Promise<unknown>) => db().inTenant('harbour', work);
  for (let time = 0; time < 5; time += 1) expect(await inTenant(send)).toBeUndefined();
  expect(await inTenant(send)).toBe(tooManyMails);
  // Emails that were never sent do not count.
  await inTenant((trx) =>
    trx.updateTable('mail_message').set({ state: 'failed' }).where('kind', '=', 'completion').execute(),
  );
  expect(await inTenant(send)).toBeUndefined();
});

test('a queued reset email is not sent once the password has changed', async () => {
  const address = 'vera.verify@harbour.example';
  await call('forgotpassword', { Email: address });
  await db().inTenant('harbour', (trx) => endAccess(trx, 'G-VERIFY'));
  expect(await linkSentTo(address)).toBeUndefined();
  expect((await mailsTo(address)).map(({ state }) => state)).toEqual(['failed']);
});

test('a queued reset email to a domain that was stored as typed is not sent after that, either (OP-381)', async () => {
  const email = 'vera@bücher.example';
  await db().inTenant('harbour', (trx) =>
    trx.updateTable('portal_user').set({ email }).where('global_id', '=', 'G-VERIFY').execute(),
  );
  await call('forgotpassword', { Email: email });
  expect(await linkSentTo(email)).toMatch(/one-time/);
  await call('forgotpassword', { Email: 'vera@xn--bcher-kva.example' });
  await db().inTenant('harbour', (trx) => endAccess(trx, 'G-VERIFY'));
  expect((await mailsTo(email)).map(({ state }) => state)).toEqual(['sent', 'failed']);
});

test('a link can be checked, is used up only by a password, and expires after an hour (API-011, API-012)', async () => {
  const email = 'alan.all@harbour.example';
  const linkTo = async () => {
    await call('forgotpassword', { Email: email });
    return ((await linkSentTo(email)) ?? '').split('/').at(-1) ?? '';
  };
  const good = { status: 200, body: { ErrorNo: 0 } };
  const expired = {
    status: 200,
    body: { ErrorNo: 1, Message: 'This link is no longer valid. Request another one.' },
  };
  const first = await linkTo();
  const second = await linkTo();
  expect(await call('validatetoken', { Token: first })).toEqual(expired);
  expect(await call('validatetoken', { Token: second })).toEqual(good);
  expect(await call('resetpassword', { Token: second, NewPassword: 'weak' })).toEqual({
    status: 200,
    body: { ErrorNo: 1, Message: 'The password does not meet every rule.' },
  });
  const visitor = server().browser();
  const both = await Promise.all([
    call('resetpassword', { Token: second, NewPassword: fresh }, visitor),
    call('resetpassword', { Token: second, NewPassword: fresh }, visitor),
  ]);
  expect(both).toContainEqual(good);
  expect(both).toContainEqual(expired);
  expect(isSignedIn(await visitor.go(begin().address))).toBe(true);
  const late = await linkTo();
  at += 3700_000;
  expect(await call('validatetoken', { Token: late })).toEqual(expired);
  expect(await call('resetpassword', { Token: late, NewPassword: fresh })).toEqual(expired);
});

test('an address gets five emails an hour, and a client that requests links for many others is delayed', async () => {
  for (let time = 0; time < 7; time += 1)
    await call('forgotpassword', { Email: 'bea.behalf@harbour.example' });
  expect(await mailsTo('bea.behalf@harbour.example')).toHaveLength(5);
  let last = await ask('nobody@post.example');
  for (let time = 0; time < 150 && last.status === 200; time += 1) last = await ask('nobody@post.example');
  expect(last.status).toBe(429);
  expect(last.text).toMatch(/Too many attempts\. Try again in \d+ seconds?\./);
  expect((await call('forgotpassword', { Email: 'nobody@post.example' })).status).toBe(429);
});
