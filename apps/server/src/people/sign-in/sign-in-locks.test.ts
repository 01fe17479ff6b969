import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/db/connect.ts';
import { tenantDirectory } from '../../tenants/directory.ts';
import { defaultSettings, signInLimits } from '../../tenants/tenant-defaults.ts';
import { auditedPeople } from '../../testing/audited.ts';
import { onEachDatabase, openSeeded } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';
import type { Browser } from '../testing/browser.ts';
import {
  begin,
  codeFor,
  exchange,
  fillIn,
  identityServer,
  isSignedIn,
  pairOf,
  typePassword,
  type IdentityServer,
} from '../testing/identity-server.ts';
import { setSettings } from '../testing/people.ts';
import { countWrongCode, resetWrongCodes } from '../factors/wrong-code.ts';

const shown = 'The email or password is incorrect.';

test('ten wrong passwords, five wrong codes or ninety days lock a user if the tenant sets no limits', () => {
  expect(signInLimits(defaultSettings)).toEqual({ wrongPasswords: 10, wrongCodes: 5, inactiveDays: 90 });
  expect(signInLimits({ ...defaultSettings, SignInLimits: { wrongCodes: 3 } })).toEqual({
    wrongPasswords: 10,
    wrongCodes: 3,
    inactiveDays: 90,
  });
});

/** The limit of the tenants in these tests, instead of ten. */
const most = 3;

/** A server whose clock can be moved forward, and sign-ins there. */
function signingIn(db: () => Database) {
  let at = Date.now();
  let server: IdentityServer;
  beforeAll(async () => {
    for (const tenant of ['harbour', 'meridian'])
      await setSettings(db(), tenant, { SignInLimits: { wrongPasswords: most } });
    server = await identityServer(db(), { now: () => at });
  });
  afterAll(() => server.stop());

  /** Fails that many times and waits after each delay. Returns the different pages that were shown. */
  const fail = async (visitor: Browser, email: string, times: number, host = 'localhost') => {
    const looks = new Set<string>();
    let page = await visitor.go(begin(host).address);
    for (let time = 0; time < times; time += 1) {
      at += 61_000;
      page = await fillIn(visitor, page, pairOf(email, 'wrong'), undefined, host);
      expect(page.text).toContain(shown);
      looks.add(page.text.replaceAll(/(nonce|action)="[^"]+"|\s+/g, ' '));
    }
    return { page, looks };
  };
  const enters = async (visitor: Browser, email: string): Promise<boolean> => {
    at += 61_000;
    return isSignedIn((await typePassword(visitor, pairOf(email))).page);
  };
  const statusOf = (email: string, tenant = 'harbour') =>
    db().inTenant(tenant, async (trx) => {
      const { status } = await trx
        .selectFrom('portal_user')
        .select('status')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return status;
    });

  return {
    at: () => new Date(at),
    browser: (like?: Browser) => server.browser(like),
    fail,
    enters,
    statusOf,
  };
}

onEachDatabase('Wrong passwords', (db) => {
  const { at, browser, fail, enters, statusOf } = signingIn(db);

  test('in a row lock the user at the tenant’s limit, with the same response as before, until a colleague unlocks the user (USER-021, USER-053)', async () => {
    const email = 'cora.create@harbour.example';
    const visitor = browser();
    await fail(visitor, email, most - 1);
    expect(await statusOf(email)).toBe('Active');
    const { looks } = await fail(visitor, email, 2);
    expect(looks.size).toBe(1);
    expect(await statusOf(email)).toBe('LockedPasswordAttempts');
    expect(await enters(visitor, email)).toBe(false);
    expect(await auditedPeople(db())).toEqual([
      { actor_id: null, action: 'user-locked', user_id: 'G-CREATE', part: 'LockedPasswordAttempts' },
    ]);
    await testApp(db()).send('/api/user/unlock/G-CREATE', { as: 'FULL', method: 'PUT' });
    // The database's clock was not moved.
    await db().inTenant('harbour', (trx) =>
      trx
        .updateTable('portal_user')
        .set({ status_since: at() })
        .where('global_id', '=', 'G-CREATE')
        .execute(),
    );
    await fail(visitor, email, 1);
    expect(await enters(visitor, email)).toBe(true);
  });

  test('and a deactivation at the same moment sign nobody in', async () => {
    const email = 'edna.edit@harbour.example';
    const visitor = browser();
    const authorisation = begin();
    const page = await visitor.go(authorisation.address);
    const app = testApp(db());
    const [back] = await Promise.all([
      fillIn(visitor, page, pairOf(email)),
      app.send('/api/user/disable/G-EDIT', { as: 'FULL', method: 'PUT' }),
    ]);
    const code = URL.parse(back.location ?? '')?.searchParams.get('code');
    if (code)
      expect((await exchange(visitor, { ...authorisation, code, host: 'localhost' })).text).toContain(
        'invalid_grant',
      );
    await app.send('/api/user/enable/G-EDIT', { as: 'FULL', method: 'PUT' });
    expect((await visitor.go(begin().address)).text).toContain('name="password"');
  });

  test('are counted apart from codes: five wrong codes in a row lock as well, and a right one resets the count (USER-022)', async () => {
    const tenant = (await tenantDirectory(db()).all()).find(({ id }) => id === 'harbour');
    if (!tenant) throw new Error('There is no harbour.');
    const wrong = () => db().inTenant('harbour', (trx) => countWrongCode(trx, tenant, 'G-LEE', at()));
    for (let time = 0; time < 4; time += 1) expect(await wrong()).toBe(false);
    await db().inTenant('harbour', (trx) => resetWrongCodes(trx, 'G-LEE'));
    const locked = [];
    for (let time = 0; time < 5; time += 1) locked.push(await wrong());
    expect(locked).toEqual([false, false, false, false, true]);
    expect(await statusOf('ann.lee@harbour.example')).toBe('LockedMFAAttempts');
  });
});

describe('Wrong passwords and known browsers', () => {
  let opened: Database | undefined;
  beforeAll(async () => {
    opened = await openSeeded();
  });
  afterAll(() => opened?.close());
  const { browser, fail, enters, statusOf } = signingIn(() => {
    if (!opened) throw new Error('The database is open only while a test runs.');
    return opened;
  });

  test('from unknown browsers do not lock the user out of a known browser', async () => {
    const email = 'mia.my@harbour.example';
    const own = browser();
    await codeFor(own, pairOf(email));
    const otherBrowser = browser();
    await fail(otherBrowser, email, most + 1);
    expect(await statusOf(email)).toBe('Active');
    expect(await enters(browser(device(own)), email)).toBe(true);
  });

  test('in a row from a known browser lock as well; a browser with a changed device cookie is unknown', async () => {
    const email = 'bea.behalf@harbour.example';
    const own = browser();
    await codeFor(own, pairOf(email));
    const forged = {
      ...own,
      cookies: () =>
        device(own)
          .cookies()
          .map((cookie) => ({
            ...cookie,
            value: `${cookie.value.startsWith('x') ? 'y' : 'x'}${cookie.value.slice(1)}`,
          })),
    };
    await fail(browser(forged), email, most);
    expect(await statusOf(email)).toBe('Active');
    await fail(browser(device(own)), email, most);
    expect(await statusOf(email)).toBe('LockedPasswordAttempts');
  });

  test('lock neither the last user who manages users nor a user without a password', async () => {
    await fail(browser(), 'fiona.full@meridian.example', most, 'meridian.localhost');
    expect(await statusOf('fiona.full@meridian.example', 'meridian')).toBe('Active');
    await fail(browser(), 'fred.federated@harbour.example', most);
    expect(await statusOf('fred.federated@harbour.example')).toBe('Active');
  });
});

/** Another window of the same browser, without a signed-in user. */
const device = (of: Browser): Browser => ({
  ...of,
  cookies: () => of.cookies().filter(({ name }) => name.startsWith('portal_device')),
});
