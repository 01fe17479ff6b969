import { expect, test } from 'vitest';
import { auditedOf } from '../testing/audited.ts';
import { createToken } from './tokens/one-time-link.ts';
import { linkPath, methodsPath } from './paths.ts';
import { codeShown, secretOn } from './testing/app-codes.ts';
import type { Browser } from './testing/browser.ts';
import {
  begin,
  fillIn,
  fiona,
  sameOriginHeaders,
  isSignedIn,
  originAt,
  pairOf,
  servedIdentity,
} from './testing/identity-server.ts';

const { db, server } = servedIdentity();
const origin = originAt('localhost');

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

const signIn = async (visitor: Browser, pair = fiona) =>
  fillIn(visitor, await visitor.go(begin('localhost', { prompt: 'login' }).address), pair, {
    ...sameOriginHeaders,
    'user-agent': firefox,
  });

const noticesTo = (address: string) =>
  db().inTenant('harbour', (trx) =>
    trx.selectFrom('mail_message').selectAll().where('address', '=', address).orderBy('queued_at').execute(),
  );
const kindsTo = async (address: string) => (await noticesTo(address)).map(({ kind }) => kind);

test('informs the owner about a sign-in with a browser that is new for the account, and about no other', async () => {
  const visitor = server().browser();
  expect(isSignedIn(await signIn(visitor))).toBe(true);
  expect(isSignedIn(await signIn(server().browser(visitor)))).toBe(true);
  expect(await kindsTo(fiona.email)).toEqual([]);
  expect(isSignedIn(await signIn(server().browser()))).toBe(true);
  const [notice, ...more] = await noticesTo(fiona.email);
  expect(more).toEqual([]);
  expect(notice?.kind).toBe('new-browser');
  expect(notice?.text).toMatch(
    /Time: .+ \(Australia\/Sydney\)\. Browser: Firefox\. System: Windows\. Network address: 127\.0\.0\.1\./,
  );
  expect(notice?.text).toContain('If you neither did this nor asked for it, choose another password now');
  expect(notice?.text).not.toContain('you need not do anything');
});

test('informs the owner about a changed password and a new app', async () => {
  const pair = pairOf('alan.all@harbour.example');
  const link = { tenant: 'harbour', globalId: 'G-ALL', purpose: 'password', validForMs: 60_000 } as const;
  const token = await db().inTenant('harbour', (trx) => createToken(trx, link));
  const visitor = server().browser();
  const password = 'Brand-new-1!';
  const form = { password, confirmation: password };
  await visitor.send(`${origin}${linkPath(token)}`, { form, headers: sameOriginHeaders });
  expect(await kindsTo(pair.email)).toEqual(['password-changed']);

  expect(isSignedIn(await visitor.go(begin().address))).toBe(true);
  const methods = `${origin}${methodsPath}`;
  await visitor.go(`${methods}/confirm`, { form: { password }, headers: sameOriginHeaders });
  const secret = secretOn(await visitor.go(`${methods}/authenticator`));
  const code = codeShown(secret, Date.now());
  await visitor.go(`${methods}/authenticator`, { form: { code }, headers: sameOriginHeaders });
  expect(await kindsTo(pair.email)).toEqual(['password-changed', 'app-added']);
});

test('records the address and browser of sign-ins and rejections in the audit log, and no forged values', async () => {
  const visitor = server().browser();
  const page = await visitor.go(begin().address);
  await fillIn(
    visitor,
    page,
    { ...fiona, password: 'wrong' },
    { ...sameOriginHeaders, 'user-agent': '<b>Secret</b>' },
  );
  const [refused] = (await auditedOf(db(), 'sign-in-refused')).slice(-1);
  expect(refused?.details).toEqual({ address: '127.0.0.1', browser: 'other', system: 'other' });
  const [signedIn] = await auditedOf(db(), 'signed-in');
  expect(signedIn?.details).toEqual({
    methods: ['pwd'],
    address: '127.0.0.1',
    browser: 'Firefox',
    system: 'Windows',
  });
});
