import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { auditedPeople } from '../../testing/audited.ts';
import { forgottenPath, linkPath, methodsPath, passwordFormPath, signedOutPath } from '../paths.ts';
import {
  actionOf,
  begin,
  fiona,
  fillIn,
  identityServer,
  isSignedIn,
  originAt,
  pairOf,
  sameOriginHeaders,
  signedIn,
  statusWith,
  tokensFor,
  type IdentityServer,
} from '../testing/identity-server.ts';
import { firmVisits, startFirm, verified, type OutsideFirm } from '../testing/outside-provider.ts';
import { givePasskey } from '../testing/passkey.ts';
import { setStatus, statusOf } from '../testing/people.ts';
import { createToken } from '../tokens/one-time-link.ts';
import { removeProvider } from './provider.store.ts';

const origin = originAt('localhost');

onEachDatabase('the settings of a firm’s provider', (db) => {
  let server: IdentityServer;
  let firm: OutsideFirm;
  const { set, leave, comeBack, lastFailure } = firmVisits({ db, server: () => server, firm: () => firm });
  beforeAll(async () => {
    [server, firm] = await Promise.all([identityServer(db()), startFirm()]);
  });
  afterAll(() => Promise.all([server.stop(), firm.stop()]));
  beforeEach(() =>
    firm.setAccounts({
      fiona: verified('fiona.full@harbour.example'),
      mfa: { ...verified('mia.my@harbour.example'), amr: ['pwd', 'mfa'], acr: 'urn:mfa' },
    }),
  );
  afterEach(() => removeProvider(db(), { tenant: 'harbour' }, 'firm').catch(() => undefined));

  const userAt = (email: string) =>
    db().inTenant('harbour', (trx) =>
      trx.selectFrom('portal_user').selectAll().where('email', '=', email).executeTakeFirst(),
    );
  /** Gives a user a second factor. */
  const giveApp = (globalId: string) =>
    db().inTenant('harbour', (trx) =>
      trx
        .insertInto('authenticator')
        .values({ tenant_id: 'harbour', global_id: globalId, secret_sealed: Buffer.from('x') })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  const removeApps = () => db().inTenant('harbour', (trx) => trx.deleteFrom('authenticator').execute());

  const byGroup = {
    Accounts: 'domains',
    Roles: [
      { Group: 'portal-operations', Role: 'operations' },
      { Group: 'everyone', Role: 'adviser' },
    ],
  };
  const many = Array.from(
    { length: 10_000 },
    (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  );
  const person = (name: string, groups: unknown) => ({
    ...verified(`${name}@harbour.example`),
    given_name: 'New',
    family_name: name,
    groups,
  });

  test.each([
    ['one', ['everyone', 'portal-operations'], 'Operations'],
    ['two', 'everyone', 'Adviser'],
    ['three', [...many, 'everyone'], 'Adviser'],
    ['four', ['other'], undefined],
    ['five', { everyone: true }, undefined],
    ['six', undefined, undefined],
  ])('makes an account of %s by the table of groups', async (name, groups, role) => {
    await set(byGroup);
    await firm.setAccounts({ [name]: person(name, groups) });
    const { answer } = await comeBack(name);
    const made = await userAt(`${name}@harbour.example`);
    expect([isSignedIn(answer), made?.role_name]).toEqual([role !== undefined, role]);
    if (role === undefined) expect(await lastFailure()).toMatchObject({ part: 'no-role' });
    else expect(made).toMatchObject({ display_name: `New ${name}`, status: 'Active', password_hash: null });
  });

  test('makes no account for another domain, an unverified address or a tenant of known users', async () => {
    await set({ ...byGroup, DefaultRole: 'adviser' });
    for (const claims of [
      verified('new@elsewhere.example'),
      { email: 'unverified@harbour.example', email_verified: false },
    ]) {
      await firm.setAccounts({ stranger: claims });
      expect(isSignedIn((await comeBack('stranger')).answer)).toBe(false);
    }
    await set({ DefaultRole: 'adviser' });
    await firm.setAccounts({ stranger: verified('new@harbour.example') });
    expect(isSignedIn((await comeBack('stranger')).answer)).toBe(false);
    for (const email of ['new@elsewhere.example', 'unverified@harbour.example', 'new@harbour.example'])
      expect(await userAt(email)).toBeUndefined();
  });

  test('gives the role at the first sign-in, or at each one, which ends the other sessions', async () => {
    await set(byGroup);
    const sign = async (groups: readonly string[]) => {
      await firm.setAccounts({ seven: person('seven', groups) });
      const visit = await comeBack('seven');
      return tokensFor(visit.visitor, visit.authorisation, visit.answer);
    };
    const roleNow = async () => (await userAt('seven@harbour.example'))?.role_name;
    await sign(['everyone']);
    const earlier = await sign(['portal-operations']);
    expect(await roleNow()).toBe('Adviser');
    await set({ ...byGroup, RolesAt: 'each' });
    expect(await sign(['portal-operations'])).toBeDefined();
    expect(await roleNow()).toBe('Operations');
    expect(await statusWith(server.browser(), earlier?.access_token ?? '')).toBe(401);
    expect(await sign([])).toBeUndefined();
    expect(await lastFailure()).toMatchObject({ part: 'no-role' });
  });

  test.each([
    ['allowed', true, true],
    ['other', false, true],
    ['emergency', false, true],
  ])(
    'with passwords %s, signs in by password: others %j, an emergency account %j',
    async (Passwords, other, emergency) => {
      await giveApp('G-MY');
      await set({ Passwords, EmergencyAccounts: ['Mia.My@harbour.example'] });
      await removeApps();
      const signs = async (pair: typeof fiona) => {
        const visitor = server.browser();
        await visitor.send(`${origin}${passwordFormPath}`);
        return fillIn(visitor, await visitor.go(begin().address), pair);
      };
      const [known, emergent, unknown] = [
        await signs(fiona),
        await signs(pairOf('mia.my@harbour.example')),
        await signs(pairOf('nobody@harbour.example')),
      ];
      expect([isSignedIn(known), isSignedIn(emergent)]).toEqual([other, emergency]);
      const shown = ({ text }: { readonly text: string }, email: string) =>
        text.replaceAll(`value="${email}"`, '').replaceAll(/nonce="[^"]+"|interaction\/[\w-]+/g, '');
      if (!other) expect(shown(known, fiona.email)).toBe(shown(unknown, 'nobody@harbour.example'));
      const json = { Username: fiona.email, Password: fiona.password };
      const reply = await server.browser().send(`${origin}/api/account/login`, { json });
      expect(JSON.parse(reply.text)).toMatchObject({ ErrorNo: other ? 0 : 1 });
    },
  );

  test('neither sends nor accepts a link to a password where passwords are off', async () => {
    await set({ Passwords: 'other' });
    const mails = () =>
      db().inTenant('harbour', (trx) =>
        trx.selectFrom('mail_message').selectAll().where('kind', '=', 'password-reset').execute(),
      );
    const ask = (email: string) =>
      server.browser().send(origin + forgottenPath, { form: { email }, headers: sameOriginHeaders });
    const [known, unknown] = [await ask(fiona.email), await ask('nobody@harbour.example')];
    expect(known.status).toBe(unknown.status);
    expect(await mails()).toEqual([]);
    const token = await db().inTenant('harbour', (trx) =>
      createToken(trx, { tenant: 'harbour', globalId: 'G-FULL', purpose: 'password', validForMs: 60_000 }),
    );
    const page = await server.browser().send(origin + linkPath(token));
    expect([page.status, page.location]).toEqual([303, `${origin}/`]);
    const form = { password: 'Brand-new-1!', confirmation: 'Brand-new-1!' };
    const saved = await server.browser().send(origin + linkPath(token), { form, headers: sameOriginHeaders });
    expect(saved.status).toBe(404);
  });

  test.each([
    ['allowed', true],
    ['other', false],
  ])('with passwords %s, accepts a passkey and another own password: %j', async (Passwords, accepted) => {
    await set();
    const visitor = server.browser();
    const { access_token: token } = await signedIn(visitor);
    await set({ Passwords });
    const answerTo = await givePasskey(db(), 'G-FULL');
    const next = server.browser();
    const action = actionOf(await next.go(begin().address));
    const sent = { method: 'POST', headers: sameOriginHeaders };
    const { challenge } = JSON.parse((await next.send(`${action}/passkey-question`, sent)).text) as {
      readonly challenge: string;
    };
    const form = { answer: answerTo(challenge) };
    expect(isSignedIn(await next.go(`${action}/passkey`, { form, headers: sameOriginHeaders }))).toBe(
      accepted,
    );
    const json = { oldPassword: 'wrong', newPassword: 'Brand-new-1!' };
    const headers = { authorization: `Bearer ${token}` };
    const changed = await visitor.send(`${origin}/api/account/changepassword`, { json, headers });
    expect(changed.text).toContain(accepted ? 'The current password is incorrect.' : 'without a password');
    await db().inTenant('harbour', (trx) => trx.deleteFrom('passkey').execute());
  });

  const keys: readonly (readonly [string, (key: KeyObject) => unknown])[] = [
    ['PEM', (key) => key.export({ format: 'pem', type: 'pkcs8' })],
    ['PEM in one line', (key) => String(key.export({ format: 'pem', type: 'pkcs8' })).replaceAll('\n', ' ')],
    ['JWK as text', (key) => JSON.stringify({ ...key.export({ format: 'jwk' }), kid: 'of-the-test' })],
    ['JWK', (key) => key.export({ format: 'jwk' })],
  ];
  test.each(keys)('proves the client with a private key in %s', async (_, written) => {
    await set({ ClientId: 'portal-with-key', Secret: written(firm.clientKey) });
    const [stored] = await db().inTenant('harbour', (trx) =>
      trx.selectFrom('identity_provider').selectAll().execute(),
    );
    expect(JSON.stringify(stored)).not.toContain(firm.clientKey.export({ format: 'jwk' }).d);
    expect(isSignedIn((await comeBack('fiona')).answer)).toBe(true);
  });

  test('names a private key that the provider does not know', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await set({ ClientId: 'portal-with-key', Secret: privateKey.export({ format: 'jwk' }) });
    expect(isSignedIn((await comeBack('fiona')).answer)).toBe(false);
    expect(await lastFailure()).toMatchObject({ part: 'secret' });
  });

  test.each([
    ['another form of PEM', '-----BEGIN RSA PRIVATE KEY-----\nMIIB\n-----END RSA PRIVATE KEY-----'],
    ['PEM that is cut off', '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----'],
    ['a public key', { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' }],
    ['a symmetric key', { kty: 'oct', k: 'AAAA' }],
  ])('rejects %s instead of a private key', async (_, Secret) => {
    await expect(set({ Secret })).rejects.toThrow('Secret: this private key cannot be used.');
  });

  test('turns passwords off only with an active emergency account that has a second factor', async () => {
    const emergency = { Passwords: 'emergency', EmergencyAccounts: ['mia.my@harbour.example'] };
    await expect(set(emergency)).rejects.toThrow('EmergencyAccounts');
    await giveApp('G-MY');
    await set(emergency);
    await setStatus(db(), 'G-MY', 'Deactivated');
    await expect(set({ ...emergency, Name: 'Other' })).rejects.toThrow('EmergencyAccounts');
    await setStatus(db(), 'G-MY', 'Active');
    await removeApps();
    await expect(set({ DefaultRole: 'none' })).rejects.toThrow('there is no role none');
  });

  test('keeps the last second factor of the last emergency account', async () => {
    const [mia, alan] = ['mia.my@harbour.example', 'alan.all@harbour.example'];
    const visitor = server.browser();
    await signedIn(visitor, pairOf(mia));
    const post = (path: string, form = {}) =>
      visitor.go(origin + methodsPath + path, { form, headers: sameOriginHeaders });
    await post('/confirm', { password: pairOf(mia).password });
    await giveApp('G-MY');
    await set({ Passwords: 'emergency', EmergencyAccounts: [mia, alan] });
    const refused = 'you are the only emergency account';
    expect((await post('/authenticator/remove')).text).toContain(refused);
    await givePasskey(db(), 'G-MY');
    expect((await post('/authenticator/remove')).text).toContain('The authenticator app is removed');
    const [passkey] = await db().inTenant('harbour', (trx) =>
      trx.selectFrom('passkey').select('id').execute(),
    );
    expect((await post('/passkeys/remove', passkey)).text).toContain(refused);
    await giveApp('G-ALL');
    expect((await post('/passkeys/remove', passkey)).text).toContain('The passkey is removed');
    await removeApps();
  });

  test.each([
    [{}, false],
    [{ SecondFactorAmr: ['mfa'] }, true],
    [{ SecondFactorAcr: ['urn:mfa'] }, true],
    [{ SecondFactorAmr: ['hwk'], SecondFactorAcr: ['urn:other'] }, false],
  ])('with %j, accepts the second factor of the provider: %j', async (settings, accepted) => {
    await set(settings);
    await giveApp('G-MY');
    const { answer } = await comeBack('mfa');
    await removeApps();
    expect(isSignedIn(answer)).toBe(accepted);
    expect(answer.text.includes('Code')).toBe(!accepted);
  });

  test('ends a session after the hours of the settings', async () => {
    await set({ SessionHours: 0.25 });
    await firm.setAccounts({ alan: verified('alan.all@harbour.example') });
    const sessions = () =>
      db().inTenant('harbour', (trx) => trx.selectFrom('portal_session').select(['id', 'ends_at']).execute());
    const earlier = new Set((await sessions()).map(({ id }) => id));
    const { visitor, authorisation, answer } = await comeBack('alan');
    const tokens = await tokensFor(visitor, authorisation, answer);
    expect(tokens?.expires_in).toBeLessThanOrEqual(900);
    const limit = Date.now() + 900_000;
    const [open] = (await sessions()).filter(({ id }) => !earlier.has(id));
    const records = await db().system((trx) =>
      trx
        .selectFrom('oidc_record')
        .select(['model', 'expires_at'])
        .where('account_id', '=', 'G-ALL')
        .where('model', 'in', ['Session', 'RefreshToken'])
        .execute(),
    );
    for (const at of [open?.ends_at, ...records.map((record) => record.expires_at)])
      expect(at?.getTime()).toBeLessThanOrEqual(limit);
  });

  test('the provider’s log-out ends the session here at once; a forged, foreign or repeated token ends nothing', async () => {
    await set();
    const report = (token: string) =>
      server.browser().send(origin + signedOutPath, { form: { logout_token: token } });
    const sign = async (subject: string) => {
      const visit = await comeBack(subject);
      const tokens = await tokensFor(visit.visitor, visit.authorisation, visit.answer);
      return { ...visit, access: tokens?.access_token ?? '' };
    };
    const [one, other] = [await sign('fiona'), await sign('mfa')];
    const { token } = await firm.signOut(`${firm.issuer}/session/end`, one.there);
    const [head = '', body = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'mfa' })).toString('base64url');
    for (const bad of ['', 'x.y.z', `${head}.${changed}.${signature}`, one.access])
      expect((await report(bad)).status).toBe(400);
    await set({ ClientId: 'another-one' });
    expect((await report(token)).status).toBe(400);
    await set();
    expect(await statusWith(server.browser(), one.access)).toBe(200);
    expect((await report(token)).status).toBe(200);
    expect(await statusWith(server.browser(), one.access)).toBe(401);
    expect(await statusWith(server.browser(), other.access)).toBe(200);
    const again = await sign('fiona');
    expect((await report(token)).status).toBe(200);
    expect(await statusWith(server.browser(), again.access)).toBe(200);
    const ended = (await auditedPeople(db())).filter(({ action }) => action === 'provider-signed-out');
    expect(ended).toMatchObject([{ user_id: 'G-FULL' }]);
  });

  test('a log-out here leads to the log-out there, a timeout does not', async () => {
    await set();
    for (const [page, leads] of [
      ['/', true],
      ['/timeout', true],
      ['/timeout', false],
    ] as const) {
      const { visitor, authorisation, answer, there } = await comeBack('fiona');
      const tokens = await tokensFor(visitor, authorisation, answer);
      const headers = { authorization: `Bearer ${tokens?.access_token}` };
      const calls = { ...headers, 'sec-fetch-site': 'same-origin' };
      if (leads)
        expect((await visitor.send(`${origin}/api/account/logout`, { headers: calls })).status).toBe(204);
      const end = new URLSearchParams({
        id_token_hint: tokens?.id_token ?? '',
        post_logout_redirect_uri: origin + page,
      });
      const asked = await visitor.send(`${origin}/oidc/session/end?${String(end)}`);
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
      const left = await visitor.send(`${origin}/oidc/session/end/confirm`, {
        form: { xsrf, logout: 'yes' },
        headers: sameOriginHeaders,
      });
      const address = /href="([^"]+)">Continue/.exec(left.text)?.[1]?.replaceAll('&#38;', '&');
      expect(address?.startsWith(firm.issuer) ?? false).toBe(leads);
      if (address) {
        const { location } = await firm.signOut(address, there);
        expect(location).toContain(`${origin}/`);
      } else expect(left.location).toBe(origin + page);
    }
  });

  test('requests a new sign-in at the provider after a sign-out', async () => {
    await set();
    const prompted = async (more: object) =>
      new URL((await leave(server.browser(), undefined, more)).out.location ?? '').searchParams.get('prompt');
    expect([await prompted({}), await prompted({ prompt: 'login' })]).toEqual([null, 'login']);
  });

  test('opens the only provider at once where passwords are off; the form stays for emergency accounts', async () => {
    await giveApp('G-MY');
    await set({ Passwords: 'emergency', EmergencyAccounts: ['mia.my@harbour.example'] });
    await removeApps();
    const visitor = server.browser();
    const { location } = await visitor.go(begin('localhost', { login_hint: 'a@harbour.example' }).address);
    const there = new URL(location ?? '');
    expect([there.origin, there.searchParams.get('login_hint')]).toEqual([firm.issuer, 'a@harbour.example']);
    expect((await visitor.send(origin + passwordFormPath)).location).toBe(`${origin}/`);
    expect((await visitor.go(begin().address)).text).toContain('name="password"');
  });

  test.each(['fiona.full@harbour.example', 'NOBODY@Harbour.example'])(
    'the address %s alone leads to the provider of its domain',
    async (email) => {
      await set();
      const visitor = server.browser();
      const page = await visitor.go(begin().address);
      const next = await fillIn(visitor, page, { email, password: '' });
      const href = /href="([^"]+)">Continue/.exec(next.text)?.[1] ?? '';
      const { location } = await visitor.send(origin + href);
      expect(new URL(location ?? '').searchParams.get('login_hint')).toBe(email);
      const other = await fillIn(visitor, page, { email: 'a@elsewhere.example', password: '' });
      expect(actionOf(other)).toBe(actionOf(page));
    },
  );

  test('an invited user accepts the invitation by signing in there, and the link shows the way', async () => {
    await set();
    await setStatus(db(), 'G-LEE', 'Invited');
    await firm.setAccounts({ lee: verified('ann.lee@harbour.example') });
    const token = await db().inTenant('harbour', (trx) =>
      createToken(trx, { tenant: 'harbour', globalId: 'G-LEE', purpose: 'invitation', validForMs: 60_000 }),
    );
    expect((await server.browser().send(origin + linkPath(token))).text).toContain('Sign in with Harbour ID');
    expect(isSignedIn((await comeBack('lee')).answer)).toBe(true);
    expect(await statusOf(db(), 'G-LEE')).toBe('Active');
    expect((await server.browser().send(origin + linkPath(token))).status).toBe(404);
    const accepted = (await auditedPeople(db())).filter(({ action }) => action === 'invitation-accepted');
    expect(accepted).toMatchObject([{ user_id: 'G-LEE' }]);
  });

  test('two first sign-ins at once make one account', async () => {
    await set({ ...byGroup, DefaultRole: 'adviser' });
    await firm.setAccounts({ twin: person('twin', []) });
    const visits = await Promise.all([comeBack('twin'), comeBack('twin')]);
    expect(visits.map(({ answer }) => isSignedIn(answer))).toEqual([true, true]);
  });
});
