import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditedOf } from '../../testing/audited.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { settingsPath } from '../paths.ts';
import type { Browser } from '../testing/browser.ts';
import {
  fiona,
  identityServer,
  originAt,
  pairOf,
  sameOriginHeaders,
  signedIn,
  type IdentityServer,
} from '../testing/identity-server.ts';
import {
  clientSecret,
  firmVisits,
  startFirm,
  verified,
  type OutsideFirm,
} from '../testing/outside-provider.ts';

const page = originAt('localhost') + settingsPath;

onEachDatabase('the page of the firm’s providers', (db) => {
  let server: IdentityServer;
  let firm: OutsideFirm;
  let admin: Browser;
  const { set, comeBack } = firmVisits({ db, server: () => server, firm: () => firm });
  beforeAll(async () => {
    [server, firm] = await Promise.all([identityServer(db()), startFirm()]);
    admin = server.browser();
    await signedIn(admin);
  });
  afterAll(() => Promise.all([server.stop(), firm.stop()]));
  beforeEach(async () => {
    await set();
    await send({ password: fiona.password }, '/confirm');
  });

  const stored = () =>
    db().inTenant('harbour', (trx) =>
      trx.selectFrom('identity_provider').selectAll().orderBy('id').execute(),
    );
  const send = (form: Readonly<Record<string, string>>, path = '', headers: object = sameOriginHeaders) =>
    admin.send(page + path, { form, headers: { ...headers } });
  const settings = () => ({
    Name: 'Second',
    Issuer: firm.issuer,
    ClientId: 'portal-here',
    Domains: 'harbour.example',
  });

  test('is for administrators only', async () => {
    expect((await server.browser().send(page)).status).toBe(401);
    const other = server.browser();
    await signedIn(other, pairOf('mia.my@harbour.example'));
    expect((await other.send(page)).status).toBe(403);
    expect((await other.send(`${page}/test/firm`)).status).toBe(403);
    const form = { id: 'second', ...settings(), secret: 'x' };
    expect((await other.send(page, { form, headers: sameOriginHeaders })).status).toBe(403);
    expect((await send(form, '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await stored()).toHaveLength(1);
  });

  test('asks for the password before it shows or changes anything, and keeps what was typed', async () => {
    const other = server.browser();
    await signedIn(other);
    expect((await other.send(page)).text).toContain('<h1>Confirm that it is you</h1>');
    const form = { id: 'second', ...settings(), secret: 'x' };
    for (const path of [page, `${page}/remove`]) {
      const answer = await other.send(path, { form, headers: sameOriginHeaders });
      expect([answer.status, answer.text.includes('Nothing was changed')]).toEqual([422, true]);
      expect(answer.text).toContain('value="Second"');
    }
    expect(await stored()).toHaveLength(1);
    const wrong = { form: { password: 'wrong' }, headers: sameOriginHeaders };
    expect((await other.send(`${page}/confirm`, wrong)).text).toContain('The password is incorrect.');
    const right = { form: { password: fiona.password }, headers: sameOriginHeaders };
    expect((await other.send(`${page}/confirm`, right)).location).toBe(page);
    expect((await other.send(page)).text).toContain('<h1>Sign-in</h1>');
  });

  test('asks an administrator who may use no password here for a recent sign-in', async () => {
    await firm.setAccounts({ fiona: verified('fiona.full@harbour.example') });
    await set({ Passwords: 'other' });
    const { visitor } = await comeBack('fiona');
    expect((await visitor.send(page)).text).toContain('<h1>Sign-in</h1>');
    const later = await identityServer(db(), { now: () => Date.now() + 11 * 60_000 });
    const again = later.browser(visitor);
    expect((await again.send(page)).text).toContain('<h1>Sign in again</h1>');
    const form = { id: 'firm', ...settings(), secret: '' };
    expect((await again.send(page, { form, headers: sameOriginHeaders })).status).toBe(422);
    await later.stop();
  });

  test('shows the settings without the secret, and keeps the secret of an empty field', async () => {
    const before = await stored();
    expect((await admin.send(`${page}?provider=firm`)).text).not.toContain(clientSecret);
    const saved = await send({ id: 'firm', ...settings(), Name: 'Changed', secret: '' });
    expect([saved.status, saved.location]).toEqual([303, `${page}?provider=firm&saved=`]);
    const after = await admin.send(`${page}?provider=firm`);
    expect([before.length, after.text.includes('Changed')]).toEqual([1, true]);
    expect((await auditedOf(db(), 'provider-saved')).at(-1)).toMatchObject({
      actor_id: 'G-FULL',
      part: 'firm',
      details: { settings: ['Name'] },
    });
    const tested = await admin.send(`${page}/test/firm`);
    const back = await firm.signIn(tested.location ?? '', 'nobody');
    expect((await admin.send(back)).text).toContain('claim');
  });

  test.each([
    [{ Issuer: '' }, 'Issuer'],
    [{ Domains: 'not a domain' }, 'Domains'],
    [{ Passwords: 'emergency' }, 'EmergencyAccounts'],
    [{ DefaultRole: 'none' }, 'there is no role none'],
    [{ Roles: 'Finance' }, 'has no role'],
    [{ SessionHours: 'long' }, 'SessionHours'],
  ])('rejects %j with a reason, keeps what was typed and changes nothing', async (typed, reason) => {
    const answer = await send({ id: 'new', ...settings(), Scopes: 'openid typed', ...typed, secret: 'x' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(reason);
    expect(answer.text).toContain('openid typed');
    expect(await stored()).toHaveLength(1);
  });

  test('stores what was typed, and shows it again', async () => {
    const typed = {
      Scopes: 'openid email, groups',
      Roles: 'CN=Finance,OU=Staff = adviser\nOthers = read-only',
      DefaultRole: 'operations',
      SessionHours: '4.5',
    };
    await send({ id: 'firm', ...settings(), ...typed, secret: '' });
    expect((await stored())[0]?.settings).toMatchObject({
      Domains: ['harbour.example'],
      Scopes: ['openid', 'email', 'groups'],
      Roles: [
        { Group: 'CN=Finance,OU=Staff', Role: 'adviser' },
        { Group: 'Others', Role: 'read-only' },
      ],
      DefaultRole: 'operations',
      EmailClaim: 'email',
      SessionHours: 4.5,
    });
    const { text } = await admin.send(`${page}?provider=firm`);
    expect(text).toContain('CN=Finance,OU=Staff = adviser\nOthers = read-only</textarea>');
    expect(text).toMatch(/<option value="operations"\s+selected/);
  });

  test('restores an earlier version with the present secret, and lists who saved it', async () => {
    const save = (typed: object, secret = '') => send({ id: 'firm', ...settings(), ...typed, secret });
    await save({ Name: 'Before' });
    await save({ Name: 'After' });
    const { text } = await admin.send(`${page}?provider=firm`);
    const link = /href="([^"]+)"\s*>\s*Version (\d+), \d\d \w{3} \d{4} \d\d:\d\d, by Fiona Full\s*</.exec(
      text,
    );
    const shown = await admin.send(new URL((link?.[1] ?? '').replaceAll('&amp;', '&'), page).href);
    expect(shown.text).toContain('value="Before"');
    expect(shown.text).toContain('Save restores it.');
    expect((await save({ Name: 'Before' })).status).toBe(303);
    expect((await stored())[0]?.settings).toMatchObject({ Name: 'Before' });
    const versions = await db().inTenant('harbour', (trx) =>
      trx.selectFrom('identity_provider_version').selectAll().orderBy('number').execute(),
    );
    expect(versions.at(-1)).toMatchObject({ number: Number(link?.[2]) + 2, saved_by: 'G-FULL' });
    expect(JSON.stringify(versions)).not.toContain(clientSecret);
  });

  test('asks for the secret again if the issuer or the client changed, and never sends the stored one there', async () => {
    for (const typed of [{ Issuer: 'http://127.0.0.1:9' }, { ClientId: 'another-one' }]) {
      const answer = await send({ id: 'firm', ...settings(), ...typed, secret: '' });
      expect([answer.status, answer.text.includes('belongs to another issuer')]).toEqual([422, true]);
    }
    expect((await stored())[0]?.settings).toMatchObject({ Issuer: firm.issuer, ClientId: 'portal-here' });
    const saved = await send({ id: 'firm', ...settings(), ClientId: 'another-one', secret: clientSecret });
    expect(saved.status).toBe(303);
  });

  test('says that no emergency account can sign in any more', async () => {
    const factor = { tenant_id: 'harbour', global_id: 'G-FULL', secret_sealed: Buffer.from('x') };
    await db().inTenant('harbour', (trx) => trx.insertInto('authenticator').values(factor).execute());
    await set({ Passwords: 'emergency', EmergencyAccounts: ['fiona.full@harbour.example'] });
    const warning = 'No emergency account can sign in';
    expect((await admin.send(`${page}?provider=firm`)).text).not.toContain(warning);
    await db().inTenant('harbour', (trx) => trx.deleteFrom('authenticator').execute());
    expect((await admin.send(`${page}?provider=firm`)).text).toContain(warning);
  });

  test('adds and removes a provider', async () => {
    await send({ id: 'second', ...settings(), secret: 'x' });
    expect((await stored()).map(({ id }) => id)).toEqual(['firm', 'second']);
    await send({ id: 'second' }, '/remove');
    expect((await stored()).map(({ id }) => id)).toEqual(['firm']);
    expect(await auditedOf(db(), 'provider-removed')).toMatchObject([{ actor_id: 'G-FULL', part: 'second' }]);
  });

  test('a test shows claims and outcome, changes nothing, and works once and for its administrator only', async () => {
    await set({ Accounts: 'domains', DefaultRole: 'adviser' });
    await firm.setAccounts({
      new: verified('new@harbour.example'),
      other: verified('new@elsewhere.example'),
    });
    const count = async () =>
      db().inTenant('harbour', (trx) => trx.selectFrom('portal_user').select('global_id').execute());
    const linked = () =>
      db().inTenant('harbour', (trx) => trx.selectFrom('identity_link').selectAll().execute());
    const [before, links] = [await count(), await linked()];
    const begin = async (subject: string) =>
      firm.signIn((await admin.send(`${page}/test/firm`)).location ?? '', subject);
    const back = await begin('new');
    const stranger = server.browser();
    await signedIn(stranger, pairOf('alan.all@harbour.example'));
    expect((await stranger.send(back)).status).toBe(403);
    const shown = (await admin.send(back)).text;
    expect(shown).toContain('Signs in new@harbour.example with the role Adviser.');
    expect(shown).toContain('email_verified');
    expect((await admin.send(back)).location).toBe(page);
    expect((await admin.send(await begin('other'))).text).toContain('The sign-in is refused: domain.');
    expect((await count()).length).toBe(before.length);
    expect(await linked()).toEqual(links);
    await set({ Issuer: 'http://127.0.0.1:9' });
    expect((await admin.send(`${page}/test/firm`)).text).toContain('unreachable');
  });
});
