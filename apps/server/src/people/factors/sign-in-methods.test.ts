import { expect, test } from 'vitest';
import { auditedPeople } from '../../testing/audited.ts';
import { methodsPath } from '../paths.ts';
import { codeShown, recoveryCodesOn, secretOn } from '../testing/app-codes.ts';
import type { Browser } from '../testing/browser.ts';
import {
  begin,
  codeFor,
  fiona,
  sameOriginHeaders,
  isSignedIn,
  originAt,
  pairOf,
  servedIdentity,
  typePassword,
} from '../testing/identity-server.ts';

const halfPeriod = 30_000;
let at = Math.ceil(Date.now() / halfPeriod) * halfPeriod;
const { db, server } = servedIdentity({ now: () => at });

const origin = originAt('localhost');
const open = (visitor: Browser, path = '') => visitor.go(`${origin}${methodsPath}${path}`);
const post = (
  visitor: Browser,
  path: string,
  form: Record<string, string> = {},
  headers = sameOriginHeaders,
) => visitor.go(`${origin}${methodsPath}${path}`, { form, headers });

/** A browser with a signed-in user. */
async function signedInBrowser(pair = fiona): Promise<Browser> {
  const visitor = server().browser();
  await codeFor(visitor, pair);
  return visitor;
}

async function confirmed(pair = fiona): Promise<Browser> {
  const visitor = await signedInBrowser(pair);
  await post(visitor, '/confirm', { password: pair.password });
  return visitor;
}

test('the page needs a signed-in user, who has to enter the password again', async () => {
  const otherBrowser = await open(server().browser());
  expect([otherBrowser.status, otherBrowser.text.includes('You are not signed in')]).toEqual([401, true]);
  const visitor = await signedInBrowser();
  expect((await open(visitor)).text).toContain('<h1>Confirm that it is you</h1>');
  for (const path of ['/authenticator', '/recovery-codes', '/passkeys/remove'])
    expect((await post(visitor, path)).text).toContain('<h1>Confirm that it is you</h1>');
  expect((await post(visitor, '/confirm', { password: 'wrong' })).text).toContain(
    'The password is incorrect.',
  );
  expect((await post(visitor, '/confirm', { password: fiona.password })).text).toContain(
    '<h1>Sign-in methods</h1>',
  );
});

test('the password has to be entered again ten minutes later, or in another browser', async () => {
  const visitor = await confirmed();
  expect((await open(visitor)).text).toContain('<h1>Sign-in methods</h1>');
  expect((await open(await signedInBrowser())).text).toContain('<h1>Confirm that it is you</h1>');
  at += 10 * 60_000;
  expect((await open(visitor)).text).toContain('<h1>Confirm that it is you</h1>');
});

test('another site cannot submit the forms of the page', async () => {
  const visitor = await confirmed();
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'null' };
  for (const path of ['/authenticator/remove', '/passkey-question', '/confirm'])
    expect((await post(visitor, path, {}, foreign)).status).toBe(403);
});

test('an app that is set up here is required at each sign-in until it is removed', async () => {
  const pair = pairOf('edna.edit@harbour.example');
  const visitor = await confirmed(pair);
  const setUp = await open(visitor, '/authenticator');
  const secret = secretOn(setUp);
  const codeNow = () => {
    at += 2 * halfPeriod;
    return codeShown(secret, at);
  };
  expect((await post(visitor, '/authenticator', { code: '000000' })).text).toContain(
    'This code is not right',
  );
  const kept = await post(visitor, '/authenticator', { code: codeNow() });
  expect(recoveryCodesOn(kept)).toHaveLength(10);
  expect((await open(visitor)).text).toContain('10 recovery codes are left.');
  expect(recoveryCodesOn(await post(visitor, '/recovery-codes'))).toHaveLength(10);

  const { page } = await typePassword(server().browser(), pair);
  expect(page.text).toContain('<h1>Enter your code</h1>');

  const again = await open(await confirmed({ ...pair, password: 'wrong' }));
  expect(again.status).toBe(401);
  at += 10 * 60_000;
  expect((await open(visitor)).text).toContain('for="code"');
  expect((await post(visitor, '/confirm', { password: pair.password, code: '000000' })).text).toContain(
    'This code is not right',
  );
  const removed = await post(visitor, '/confirm', { password: pair.password, code: codeNow() });
  expect(removed.text).toContain('<h1>Sign-in methods</h1>');
  const gone = await post(visitor, '/authenticator/remove');
  expect(gone.text).toContain('The authenticator app is removed.');
  const { page: back } = await typePassword(server().browser(), pair);
  expect(isSignedIn(back)).toBe(true);
  const lines = (await auditedPeople(db())).filter(({ user_id }) => user_id === 'G-EDIT');
  expect(lines.map(({ action }) => action)).toEqual([
    'authenticator-added',
    'recovery-codes-made',
    'authenticator-removed',
  ]);
});

test('a passkey without a valid response to a challenge is not added, and signs nobody in', async () => {
  const visitor = await confirmed();
  const asked = JSON.parse((await post(visitor, '/passkey-question')).text) as { rp: { id: string } };
  expect(asked).toMatchObject({
    rp: { id: 'localhost', name: 'Harbour Trust' },
    user: { name: fiona.email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(JSON.stringify(asked)).not.toContain('G-FULL');
  for (const answer of ['', 'null', '{"id":"x"}', '{"id":"x","rawId":"x","type":"public-key","response":{}}'])
    expect((await post(visitor, '/passkeys', { answer })).text).toContain('The passkey was not added.');
  const next = server().browser();
  const page = await next.go(begin().address);
  const action = /<form method="post" action="([^"]+)\/passkey"/.exec(page.text)?.[1] ?? '';
  const refused = await next.go(`${origin}${action}/passkey`, {
    form: { answer: '{"id":"x","rawId":"x","type":"public-key","response":{}}' },
    headers: sameOriginHeaders,
  });
  expect([refused.status, refused.text.includes('This passkey is not accepted')]).toEqual([403, true]);
});

test('an app can be set up while the cookie secret is rotated', async () => {
  const [hour, tenMinutes] = [3600_000, 10 * 60_000];
  const pair = pairOf('mia.my@harbour.example');
  await signedInBrowser(pair);
  at += 90 * 24 * hour;
  // The next secret is created now.
  await signedInBrowser(pair);
  at = Math.ceil((at + hour) / tenMinutes) * tenMinutes - tenMinutes / 2;
  const visitor = await confirmed(pair);
  const secret = secretOn(await open(visitor, '/authenticator'));
  at += tenMinutes / 2;
  expect(secretOn(await open(visitor, '/authenticator'))).not.toBe(secret);
  const kept = await post(visitor, '/authenticator', { code: codeShown(secret, at) });
  expect(recoveryCodesOn(kept)).toHaveLength(10);
});
