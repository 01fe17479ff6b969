import { decodeJwt } from 'jose';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { fromBufferPromise } from 'yauzl';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { auditedOf, auditedPeople } from '../../testing/audited.ts';
import {
  identityServer,
  isSignedIn,
  originAt,
  tokensFor,
  type IdentityServer,
} from '../testing/identity-server.ts';
import {
  clientSecret,
  firmVisits,
  startFirm,
  verified,
  type OutsideFirm,
} from '../testing/outside-provider.ts';
import { setSettings, setStatus } from '../testing/people.ts';
import { exportTenant } from '../../operations/backup/export-tenant.ts';
import { storeProvider } from './provider.store.ts';

let firm: OutsideFirm;
beforeAll(async () => {
  firm = await startFirm();
});
afterAll(() => firm.stop());

onEachDatabase('sign-in at the provider of a firm', (db) => {
  let server: IdentityServer;
  let second: IdentityServer;
  const { set, leave, comeBack, lastFailure } = firmVisits({
    db,
    server: () => server,
    firm: () => firm,
  });
  beforeAll(async () => {
    [server, second] = await Promise.all([identityServer(db()), identityServer(db())]);
  });
  afterAll(() => Promise.all([server.stop(), second.stop()]));
  beforeEach(async () => {
    await set();
    await firm.setAccounts({
      fiona: verified('fiona.full@harbour.example'),
      mia: verified('mia.my@harbour.example'),
      carla: verified('cora.create@harbour.example'),
      other: verified('fiona.full@harbour.example'),
      unverified: { email: 'alan.all@harbour.example', email_verified: false },
      silent: { email: 'alan.all@harbour.example' },
      elsewhere: verified('alan.all@meridian.example'),
      nobody: verified('nobody@harbour.example'),
      nameless: {},
    });
  });

  test('a known user signs in, is linked once and notified', async () => {
    for (const _ of [1, 2]) {
      const visitor = server.browser();
      const { authorisation, answer } = await comeBack('fiona', visitor);
      const tokens = await tokensFor(visitor, authorisation, answer);
      expect(tokens && decodeJwt(tokens.access_token)).toMatchObject({ GlobalId: 'G-FULL', amr: ['fed'] });
    }
    const linked = (await auditedPeople(db())).filter(({ action }) => action === 'provider-linked');
    expect(linked).toMatchObject([{ user_id: 'G-FULL' }]);
    const mails = await db().inTenant('harbour', (trx) =>
      trx.selectFrom('mail_message').select('address').where('kind', '=', 'provider-linked').execute(),
    );
    expect(mails).toEqual([{ address: 'fiona.full@harbour.example' }]);
  });

  test('a sign-in that began at one server returns to another one', async () => {
    const visitor = server.browser();
    const { out } = await leave(visitor);
    const back = await firm.signIn(out.location ?? '', 'fiona');
    expect(isSignedIn(await second.browser(visitor).go(back))).toBe(true);
  });

  test('a return works once, and only in the browser that began it', async () => {
    const visitor = server.browser();
    const { out } = await leave(visitor);
    const back = await firm.signIn(out.location ?? '', 'fiona');
    expect(isSignedIn(await server.browser().go(back))).toBe(false);
    const copy = server.browser(visitor);
    expect(isSignedIn(await visitor.go(back))).toBe(true);
    expect(isSignedIn(await copy.go(back))).toBe(false);
  });

  test.each([
    ['other', 'other-account'],
    ['unverified', 'unverified'],
    ['silent', 'unverified'],
    ['elsewhere', 'domain'],
    ['nobody', 'unknown-user'],
    ['nameless', 'claim'],
  ])('refuses the account %s with the reason %s and a reference', async (subject, part) => {
    await comeBack('fiona');
    const { answer } = await comeBack(subject);
    const failure = await lastFailure();
    expect([answer.status, failure]).toMatchObject([403, { part, provider: 'firm' }]);
    expect(answer.text).toContain(failure.reference);
  });

  test('refuses a user who was deactivated after the link', async () => {
    expect(isSignedIn((await comeBack('mia')).answer)).toBe(true);
    await setStatus(db(), 'G-MY', 'Deactivated');
    expect((await comeBack('mia')).answer.status).toBe(403);
    expect(await lastFailure()).toMatchObject({ part: 'inactive' });
  });

  test('asks for the portal’s second factor', async () => {
    await setSettings(db(), 'harbour', { SecondFactor: 'required' });
    server.tenants.refresh();
    const { answer } = await comeBack('carla');
    await setSettings(db(), 'harbour', {});
    server.tenants.refresh();
    expect(isSignedIn(answer)).toBe(false);
    expect(answer.text).toContain('authenticator');
  });

  test('names a wrong secret, another issuer in the answer and an unreachable provider; the secret is nowhere', async () => {
    await set({ Secret: 'a wrong secret' });
    expect((await comeBack('fiona')).answer.status).toBe(403);
    expect(await lastFailure()).toMatchObject({ part: 'secret' });
    await set();
    const visitor = server.browser();
    const { out } = await leave(visitor);
    const mixed = new URL(await firm.signIn(out.location ?? '', 'fiona'));
    mixed.searchParams.set('iss', 'https://attacker.example');
    expect((await visitor.go(mixed.href)).status).toBe(403);
    expect(await lastFailure()).toMatchObject({ part: 'issuer' });
    await set({ Issuer: 'http://127.0.0.1:9' });
    const { out: failed } = await leave(server.browser());
    expect([failed.status, await lastFailure()]).toMatchObject([403, { part: 'unreachable' }]);
    const rows = await db().inTenant('harbour', (trx) =>
      trx.selectFrom('identity_provider').selectAll().execute(),
    );
    const stored = rows.map(
      (row) => Buffer.from(row.secret_sealed).toString('latin1') + JSON.stringify(row.settings),
    );
    const seen = [
      ...stored,
      ...server.logged,
      failed.text,
      JSON.stringify(await auditedOf(db(), 'provider-sign-in-refused')),
    ];
    expect(seen.join('\n')).not.toContain(clientSecret);
  });

  test('accepts no code of another client, no return at another tenant, and leads nowhere else', async () => {
    await set({ ClientId: 'another-one' });
    const visitor = server.browser();
    const { out } = await leave(visitor);
    const back = await firm.signIn(out.location ?? '', 'fiona');
    await set();
    expect((await visitor.go(back)).status).toBe(403);
    expect(await lastFailure()).toMatchObject({ part: 'answer' });
    await set({ Domains: ['harbour.example', 'meridian.example'] }, 'meridian');
    const begun = await leave(visitor);
    const elsewhere = (await firm.signIn(begun.out.location ?? '', 'fiona')).replace(
      'localhost',
      'meridian.localhost',
    );
    expect(isSignedIn(await visitor.go(elsewhere))).toBe(false);
    const [uid] = (new URL(elsewhere).searchParams.get('state') ?? '').split('.');
    for (const state of [
      '',
      '//evil.example',
      `https://evil.example/${'x'.repeat(43)}`,
      `${uid}/../..//evil.example`,
    ]) {
      const address = `${originAt('localhost')}/oidc/provider-return?${new URLSearchParams({ state }).toString()}`;
      const { location } = await visitor.send(address);
      expect(location?.startsWith(`${originAt('localhost')}/`)).toBe(true);
    }
  });

  test('keeps the secret and the addresses of sign-outs out of an export', async () => {
    await comeBack('fiona');
    const parts: Buffer[] = [];
    const sink = async (archive: AsyncIterable<Uint8Array>) => {
      for await (const part of archive) parts.push(Buffer.from(part));
    };
    await exportTenant(db(), 'harbour', sink, { taxNumbers: false });
    const zip = await fromBufferPromise(Buffer.concat(parts), { autoClose: false });
    const texts: string[] = [];
    for await (const entry of zip.eachEntry())
      if (entry.fileName.startsWith('identity'))
        texts.push(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
    expect(texts.join('\n')).toContain('Harbour ID');
    expect(texts.join('\n')).not.toMatch(/sealed|identity_sign_in|the secret of the client/);
  });

  test('a link of one tenant is unknown in another one', async () => {
    await set({ Domains: ['meridian.example'] }, 'meridian');
    expect((await comeBack('fiona', undefined, 'meridian.localhost')).answer.status).toBe(403);
  });

  test.each([
    [{ Issuer: 'http://127.0.0.1:1' }, 'https'],
    [{ Issuer: 'not a URL' }, 'Issuer'],
    [{ Domains: [] }, 'Domains'],
    [{ Name: 'x'.repeat(25) }, 'Name'],
    [{ More: 1 }, 'More'],
  ])('rejects the settings %j and changes nothing', async (more, text) => {
    const file = {
      Name: 'X',
      Issuer: 'https://id.example',
      ClientId: 'x',
      Secret: 'x',
      Domains: ['x.example'],
      ...more,
    };
    await expect(storeProvider(db(), { tenant: 'harbour' }, 'new', file, false)).rejects.toThrow(text);
    const found = await db().inTenant('harbour', (trx) =>
      trx.selectFrom('identity_provider').select('id').execute(),
    );
    expect(found).toEqual([{ id: 'firm' }]);
  });
});

test('reaches no private address without demo data', async () => {
  const { providerClient } = await import('./provider-client.ts');
  const { providerSettings } = await import('./provider.store.ts');
  const settings = { Name: 'X', Issuer: 'https://x.example', ClientId: 'x', Domains: ['x.example'] };
  const provider = { ...v.parse(providerSettings, settings), id: 'x', secret: 'x' };
  const begun = { state: 's', nonce: 'n', verifier: 'v'.repeat(43) };
  for (const Issuer of ['https://127.0.0.1:1', 'https://169.254.169.254', 'https://localhost', firm.issuer])
    await expect(
      providerClient(false, Date.now).address({ ...provider, Issuer }, 'https://x.example/', begun),
    ).rejects.toMatchObject({ reason: 'unreachable' });
});
