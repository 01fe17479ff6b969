import { expect, test } from 'vitest';
import { sweep } from '../../operations/retention/sweep.ts';
import { testConfig } from '../../testing/test-config.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import {
  codeFor,
  exchange,
  fiona,
  identityServer,
  originAt,
  pairOf,
  parameterOf,
  refresh,
  signedIn,
  silentRenewalAddress,
  statusWith,
  tokensOf,
  type IdentityServer,
} from '../testing/identity-server.ts';
import { beginSession, endOtherSessions, endSession, renewSession, sessionsOf } from './sessions.ts';

/** Maximum age of the principal cache. */
const within = 5000;

onEachDatabase('A session', (db) => {
  let at = Date.now();
  const now = () => at;
  const twoServers = async (work: (here: IdentityServer, there: IdentityServer) => Promise<void>) => {
    const servers = [await identityServer(db(), { now }), await identityServer(db(), { now })] as const;
    try {
      await work(...servers);
    } finally {
      for (const server of servers) await server.stop();
    }
  };

  test('that logs out invalidates its token, at once here and within five seconds on every other server, and no other browser’s token (API-008, OP-249)', () =>
    twoServers(async (here, there) => {
      const [one, other] = [here.browser(), here.browser()];
      const [left, kept] = [await signedIn(one), await signedIn(other)];
      const elsewhere = there.browser(one);
      expect(await statusWith(elsewhere, left.access_token)).toBe(200);
      expect(await statusWith(one, left.access_token, '/account/logout')).toBe(204);
      expect(await statusWith(one, left.access_token)).toBe(401);
      at += within;
      expect(await statusWith(elsewhere, left.access_token)).toBe(401);
      expect((await refresh(elsewhere, left.refresh_token)).status).toBe(400);
      expect(parameterOf(await one.go(silentRenewalAddress()), 'error')).toBe('login_required');
      expect(await statusWith(there.browser(other), kept.access_token)).toBe(200);
      expect(parameterOf(await other.go(silentRenewalAddress()), 'code')).not.toBe('');
    }));

  test('that is ended at the provider alone invalidates its token as well', () =>
    twoServers(async (here, there) => {
      const visitor = here.browser();
      const { access_token, id_token } = await signedIn(visitor);
      const way = new URLSearchParams({ id_token_hint: id_token, client_id: 'portal' }).toString();
      const page = await visitor.go(`${originAt('localhost')}/oidc/session/end?${way}`);
      const [action = '', xsrf = ''] = ['action', 'name="xsrf" value'].map(
        (name) => new RegExp(`${name}="([^"]+)"`).exec(page.text)?.[1],
      );
      expect(await statusWith(there.browser(), access_token)).toBe(200);
      await visitor.go(action, { form: { xsrf, logout: 'yes' } });
      at += within;
      expect(await statusWith(there.browser(), access_token)).toBe(401);
    }));

  test('is listed with its browser, and can be ended from another one: alone or with all the others', () =>
    twoServers(async (here) => {
      const pair = pairOf('mia.my@harbour.example');
      const browsers = [here.browser(), here.browser(), here.browser()] as const;
      const tokens: string[] = [];
      for (const [place, visitor] of browsers.entries()) {
        const authorisation = await codeFor(visitor, pair);
        const answer = await exchange(visitor, authorisation, { 'user-agent': `Browser ${place}` });
        tokens.push(tokensOf(answer).access_token);
        at += 1000;
      }
      const [first, second, third] = await Promise.all(
        tokens.map((token) => here.identity.verify('localhost', token)),
      );
      if (!first || !second || !third) throw new Error('Somebody is not signed in.');
      const listed = await db().inTenant('harbour', (trx) => sessionsOf(trx, third, new Date(at)));
      expect(listed.map(({ id, device }) => [id, device])).toEqual([
        [third.session, 'Browser 2'],
        [second.session, 'Browser 1'],
        [first.session, 'Browser 0'],
      ]);
      expect(listed[0]?.lastUsedAt).toEqual(new Date(at - 1000));
      const end = (whose: typeof first, id: string) =>
        db().inTenant('harbour', (trx) => endSession(trx, whose, id));
      expect(await end({ ...third, globalId: 'G-FULL' }, second.session)).toBe(false);
      expect(await end(third, second.session)).toBe(true);
      expect(await end(third, second.session)).toBe(false);
      at += within;
      const signedInStill = async () =>
        Promise.all(browsers.map((visitor, place) => statusWith(visitor, tokens[place] ?? '')));
      expect(await signedInStill()).toEqual([200, 401, 200]);
      expect(parameterOf(await browsers[1].go(silentRenewalAddress()), 'error')).toBe('login_required');
      expect(await db().inTenant('harbour', (trx) => endOtherSessions(trx, third))).toBe(1);
      at += within;
      expect(await signedInStill()).toEqual([401, 401, 200]);
      const left = await db().inTenant('harbour', (trx) => sessionsOf(trx, third, new Date(at)));
      expect(left.map(({ id }) => id)).toEqual([third.session]);
    }));

  test('that has ended is not restored by a concurrent request, and is deleted a day after its longest possible life', async () => {
    const authorisation = {
      tenant: 'harbour',
      id: 'S-1',
      globalId: 'G-ADV1',
      device: 'B',
      startedAt: new Date(at),
    };
    const inHarbour = db().inTenant;
    const work = <T>(what: Parameters<typeof inHarbour<T>>[1]) => inHarbour('harbour', what);
    expect(await work((trx) => beginSession(trx, authorisation, authorisation.startedAt))).toBe(true);
    expect(await work((trx) => renewSession(trx, authorisation, authorisation.startedAt))).toBe(true);
    expect(
      await work((trx) => beginSession(trx, { ...authorisation, globalId: 'G-MY' }, authorisation.startedAt)),
    ).toBe(false);
    await work((trx) => endSession(trx, authorisation, authorisation.id));
    expect(await work((trx) => beginSession(trx, authorisation, authorisation.startedAt))).toBe(false);
    expect(await work((trx) => renewSession(trx, authorisation, authorisation.startedAt))).toBe(false);
    const later = new Date(at + (8 + 24) * 3600_000 + 1);
    await work((trx) => beginSession(trx, { ...authorisation, id: 'S-2', startedAt: later }, later));
    await sweep(db(), ['harbour'], testConfig(), later);
    const stored = await work((trx) =>
      trx.selectFrom('portal_session').select('id').where('global_id', '=', 'G-ADV1').execute(),
    );
    expect(stored).toEqual([{ id: 'S-2' }]);
  });

  test('of a user ends with a change of their password, and no other user’s does', () =>
    twoServers(async (here, there) => {
      const [visitor, namesake] = [here.browser(), here.browser()];
      const changed = await signedIn(visitor, { ...fiona, email: 'ann.lee@harbour.example' });
      const other = await signedIn(namesake);
      await db().inTenant('harbour', (trx) =>
        trx
          .updateTable('portal_user')
          .set({ password_hash: 'scrypt$1$1$1$eA$eA' })
          .where('global_id', '=', 'G-LEE')
          .execute(),
      );
      at += within;
      expect(await statusWith(there.browser(), changed.access_token)).toBe(401);
      expect(await statusWith(there.browser(), other.access_token)).toBe(200);
      const open = await db().inTenant('harbour', (trx) =>
        sessionsOf(trx, { globalId: 'G-LEE' }, new Date(at)),
      );
      expect(open).toEqual([]);
    }));
});
