import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/db/connect.ts';
import { demoPassword } from '../../operations/seed/demo-users.ts';
import { auditedPeople } from '../../testing/audited.ts';
import { openSeeded } from '../../testing/databases.ts';
import type { Answer, Browser } from '../testing/browser.ts';
import { createToken } from '../tokens/one-time-link.ts';
import { linkPath } from '../paths.ts';
import { codeShown, recoveryCodesOn, secretOn } from '../testing/app-codes.ts';
import {
  actionOf,
  begin,
  sameOriginHeaders,
  identityServer,
  isSignedIn,
  originAt,
  pairOf,
  tokensFor,
  typePassword,
  type AuthorisationRequest,
  type IdentityServer,
} from '../testing/identity-server.ts';
import { setSettings, setStatus, statusOf } from '../testing/people.ts';

const halfPeriod = 30_000;
let at = Math.ceil(Date.now() / halfPeriod) * halfPeriod;
let db: Database;
let server: IdentityServer;
beforeAll(async () => {
  db = await openSeeded();
  await setSettings(db, 'harbour', { SecondFactor: 'required' });
  server = await identityServer(db, { now: () => at });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

/** The code that an app with this secret shows, a number of 30-second periods from now. */
const appCode = (secret: string, steps = 0) => codeShown(secret, at + steps * halfPeriod);
const later = () => {
  at += 2 * halfPeriod;
};

const withPassword = async (name: string, visitor = server.browser()) => {
  return { visitor, ...(await typePassword(visitor, pairOf(`${name}@harbour.example`))) };
};
type Visit = Awaited<ReturnType<typeof withPassword>>;
const typeCode = (visitor: Browser, page: Answer, code: string) =>
  visitor.go(actionOf(page), { form: { code }, headers: sameOriginHeaders });

/** The authentication methods in the portal's token. */
async function methodsIn(
  visitor: Browser,
  authorisation: AuthorisationRequest,
  back: Answer,
): Promise<unknown> {
  const tokens = await tokensFor(visitor, authorisation, back);
  return tokens && decodeJwt(tokens.access_token)['amr'];
}

/** Signs in for the first time and sets up an app. */
async function withApp(name: string) {
  const { visitor, page } = await withPassword(name);
  const secret = secretOn(page);
  const kept = await typeCode(visitor, page, appCode(secret));
  const codes = recoveryCodesOn(kept);
  const token = /name="token" value="([^"]+)"/.exec(kept.text)?.[1] ?? '';
  later();
  return { visitor, kept, secret, codes, token };
}

const call = async (visitor: Browser, name: string, json: object) => {
  const answer = await visitor.send(`http://localhost:4000/api/account/${name}`, { json });
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as { ErrorNo: number; Message?: string; Token?: string };
};

describe('if the tenant requires a second factor', () => {
  test('a user without one sets up an app after the password, receives recovery codes, and is signed in', async () => {
    const { visitor, kept, secret, codes, token } = await withApp('fiona.full');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(codes).toHaveLength(10);
    expect(new Set(codes.map((code) => /^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/.test(code)))).toEqual(
      new Set([true]),
    );
    const entered = await visitor.go(actionOf(kept), { form: { token }, headers: sameOriginHeaders });
    expect(isSignedIn(entered)).toBe(true);
    const again = await visitor.go(actionOf(kept), { form: { token }, headers: sameOriginHeaders });
    expect(isSignedIn(again)).toBe(false);
    expect((await auditedPeople(db)).map(({ action }) => action)).toContain('authenticator-added');
  });

  test('the QR code is drawn by the server and holds the same key as the text below it', async () => {
    const { page } = await withPassword('mia.my');
    expect(page.text).toContain('<h1>Set up an authenticator app</h1>');
    expect(page.text).toMatch(/<svg class="qr"[^>]*role="img" aria-label="QR code for the app"/);
    expect(page.text).not.toMatch(/<img|https?:\/\/(?!www\.w3)/);
    expect(secretOn(page)).not.toBe('');
    const stored = db.inTenant('harbour', (trx) =>
      trx.selectFrom('authenticator').selectAll().where('global_id', '=', 'G-MY').execute(),
    );
    expect(await stored).toEqual([]);
  });

  test('the key of an app belongs to one visit: a reload shows it again, another browser gets another key', async () => {
    const first = await withPassword('nora.none');
    const again = await first.visitor.go(actionOf(first.page));
    expect(secretOn(again)).toMatch(/^[A-Z2-7]{32}$/);
    expect(secretOn(again)).toBe(secretOn(first.page));
    const second = await withPassword('nora.none');
    expect(secretOn(second.page)).not.toBe(secretOn(first.page));
    const late = await typeCode(first.visitor, first.page, appCode(secretOn(first.page)));
    expect(recoveryCodesOn(late)).toEqual([]);
    const foreign = await typeCode(second.visitor, second.page, appCode(secretOn(first.page)));
    expect(foreign.text).toContain('This code is not right');
    at += 10 * 60_000;
    const expired = await typeCode(second.visitor, second.page, appCode(secretOn(second.page)));
    expect(recoveryCodesOn(expired)).toEqual([]);
    expect((await withPassword('nora.none')).page.text).toContain('<h1>Set up an authenticator app</h1>');
  });

  test('nobody gets past the second step without a code', async () => {
    const { visitor, page } = await withPassword('alan.all');
    const address = actionOf(page);
    expect(isSignedIn(await typeCode(visitor, page, '000000'))).toBe(false);
    const interaction = address.replace('/second-step', '');
    expect((await visitor.go(interaction)).text).toContain('<h1>Sign in</h1>');
    expect(isSignedIn(await visitor.go(begin().address))).toBe(false);
    const otherBrowser = server.browser();
    await otherBrowser.go(begin().address);
    expect((await otherBrowser.go(address)).location).toBe(`${originAt('localhost')}/`);
  });
});

describe('a code', () => {
  test('is asked for after the password, is valid once, and is accepted half a minute before and after its own period', async () => {
    const { secret } = await withApp('cora.create');
    const { visitor, page, authorisation } = await withPassword('cora.create');
    expect(page.text).toContain('<h1>Enter your code</h1>');
    expect(page.text).toContain('autocomplete="one-time-code"');
    for (const steps of [-2, 2])
      expect((await typeCode(visitor, page, appCode(secret, steps))).text).toContain(
        'This code is not right',
      );
    const early = appCode(secret, 1);
    const back = await typeCode(visitor, page, early);
    expect(await methodsIn(visitor, authorisation, back)).toEqual(['pwd', 'otp']);
    const next = await withPassword('cora.create');
    expect(isSignedIn(await typeCode(next.visitor, next.page, early))).toBe(false);
    // An earlier unused code is rejected as well.
    expect(isSignedIn(await typeCode(next.visitor, next.page, appCode(secret)))).toBe(false);
    later();
    expect(isSignedIn(await typeCode(next.visitor, next.page, appCode(secret, -1)))).toBe(false);
    later();
    expect(isSignedIn(await typeCode(next.visitor, next.page, appCode(secret)))).toBe(true);
  });

  test('that two requests send at once signs one of them in', async () => {
    const { secret } = await withApp('bea.behalf');
    const both = [await withPassword('bea.behalf')];
    both.push({ ...(both[0] as Visit), visitor: server.browser(both[0]?.visitor) });
    const code = appCode(secret);
    const answers = await Promise.all(both.map(({ visitor, page }) => typeCode(visitor, page, code)));
    expect(answers.filter(isSignedIn)).toHaveLength(1);
  });

  test('from the list of recovery codes replaces the app, once', async () => {
    const { codes } = await withApp('edna.edit');
    const [code = ''] = codes;
    const first = await withPassword('edna.edit');
    expect(isSignedIn(await typeCode(first.visitor, first.page, ` ${code.toUpperCase()} `))).toBe(true);
    const second = await withPassword('edna.edit');
    expect(isSignedIn(await typeCode(second.visitor, second.page, code))).toBe(false);
    const rows = await db.inTenant('harbour', (trx) => trx.selectFrom('recovery_code').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    expect((await auditedPeople(db)).map(({ action }) => action)).toContain('recovery-code-used');
  });

  test('that is wrong five times in a row locks the user, and a colleague can unlock the user (USER-023)', async () => {
    const { secret } = await withApp('tess.tax');
    const { visitor, page } = await withPassword('tess.tax');
    const shownPages: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      at += 61_000;
      shownPages.push((await typeCode(visitor, page, '000000')).text);
    }
    expect(shownPages.slice(0, 4).every((text) => text.includes('This code is not right'))).toBe(true);
    expect(shownPages[4]).toContain('Your account is locked');
    expect(await statusOf(db, 'G-TAX')).toBe('LockedMFAAttempts');
    expect(isSignedIn(await typeCode(visitor, page, appCode(secret)))).toBe(false);
    await setStatus(db, 'G-TAX', 'Active');
    at += 61_000;
    const again = await withPassword('tess.tax');
    expect(isSignedIn(await typeCode(again.visitor, again.page, appCode(secret)))).toBe(true);
  });

  test('is rejected ten minutes after the password', async () => {
    const { secret } = await withApp('lena.label');
    const { visitor, page } = await withPassword('lena.label');
    at += 10 * 60_000;
    expect((await typeCode(visitor, page, appCode(secret))).location).toBe(`${originAt('localhost')}/`);
  });
});

describe('a password that was just set through a link', () => {
  const chosenBy = async (globalId: string, purpose: 'invitation' | 'password') => {
    const link = { tenant: 'harbour', globalId, purpose, validForMs: 60_000 } as const;
    const token = await db.inTenant('harbour', (trx) => createToken(trx, link, () => at));
    const visitor = server.browser();
    const password = 'Brand-new-1!';
    const form = { password, confirmation: password };
    await visitor.send(`http://localhost:4000${linkPath(token)}`, { form, headers: sameOriginHeaders });
    return { visitor, page: await visitor.go(begin().address) };
  };

  test('does not replace the code of an app', async () => {
    const { secret } = await withApp('ann.able');
    const { visitor, page } = await chosenBy('G-ABLE', 'password');
    expect(page.text).toContain('<h1>Enter your code</h1>');
    expect(isSignedIn(await typeCode(visitor, page, appCode(secret)))).toBe(true);
  });

  test('leads an invited user to the setup of an app', async () => {
    await setStatus(db, 'G-LEE', 'Invited');
    const { page } = await chosenBy('G-LEE', 'invitation');
    expect(page.text).toContain('<h1>Set up an authenticator app</h1>');
  });
});

describe('the calls of the sign-in', () => {
  const Username = 'uma.users@harbour.example';

  test('check a password, name the next step, check a code, and return the token with which the page continues (API-006, API-015, API-016)', async () => {
    const { secret } = await withApp('uma.users');
    const visitor = server.browser();
    const page = await visitor.go(begin().address);
    expect(await call(visitor, 'login', { Username, Password: 'wrong' })).toEqual({
      ErrorNo: 1,
      Message: 'The email or password is incorrect.',
    });
    const wanted = 'Type the code that your authenticator app shows.';
    expect(await call(visitor, 'login', { Username, Password: demoPassword })).toEqual({
      ErrorNo: 2,
      Message: wanted,
    });
    expect(await call(visitor, 'initiatemfa', { Username })).toEqual({ ErrorNo: 0, Message: wanted });
    expect((await call(visitor, 'loginmfa', { Username, Code: '000000' })).ErrorNo).toBe(1);
    const { ErrorNo, Token = '' } = await call(visitor, 'loginmfa', { Username, Code: appCode(secret) });
    expect([ErrorNo, Token]).toEqual([0, expect.stringMatching(/^[\w-]{43}$/)]);
    expect(
      isSignedIn(await visitor.go(actionOf(page), { form: { token: Token }, headers: sameOriginHeaders })),
    ).toBe(true);
  });

  test('reject a code in a browser in which no password was accepted, and a code under another user name', async () => {
    const nobody = { ErrorNo: 1, Message: 'Sign in with your password first.' };
    const otherBrowser = server.browser();
    expect(await call(otherBrowser, 'initiatemfa', { Username })).toEqual(nobody);
    expect(await call(otherBrowser, 'loginmfa', { Username, Code: '000000' })).toEqual(nobody);
    const visitor = server.browser();
    await call(visitor, 'login', { Username, Password: demoPassword });
    const another = 'fiona.full@harbour.example';
    expect(await call(visitor, 'initiatemfa', { Username: another })).toEqual(nobody);
    expect(await call(visitor, 'loginmfa', { Username: another, Code: '000000' })).toEqual(nobody);
  });

  test('send a user without an app to the page that sets one up', async () => {
    const visitor = server.browser();
    const json = { Username: 'vera.verify@harbour.example', Password: demoPassword };
    expect((await call(visitor, 'login', json)).ErrorNo).toBe(3);
    expect((await call(visitor, 'initiatemfa', { Username: json.Username })).ErrorNo).toBe(1);
  });

  test('sign in with the password alone if the tenant requires no second factor', async () => {
    const visitor = server.browser();
    const origin = 'http://meridian.localhost:4000';
    const authorisation = begin('meridian.localhost');
    const page = await visitor.go(authorisation.address);
    const json = { Username: 'mia.my@meridian.example', Password: demoPassword };
    const { text } = await visitor.send(`${origin}/api/account/login`, { json });
    const { Token = '' } = JSON.parse(text) as { Token?: string };
    const address = actionOf(page, 'meridian.localhost');
    const back = await visitor.go(address, { form: { token: Token }, headers: sameOriginHeaders });
    expect(await methodsIn(visitor, authorisation, back)).toEqual(['pwd']);
  });
});
