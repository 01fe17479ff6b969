import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { demoPassword } from '../../operations/seed/demo-users.ts';
import { methodsPath } from '../paths.ts';
import type { Answer, Browser } from '../testing/browser.ts';
import {
  actionOf,
  codeFor,
  sameOriginHeaders,
  originAt,
  pairOf,
  servedIdentity,
  tokensFor,
  typePassword,
} from '../testing/identity-server.ts';
import { givePasskey } from '../testing/passkey.ts';
import { setSettings } from '../testing/people.ts';

const { db, server } = servedIdentity();

/** Sets whether users of harbour need a second factor, and makes the server read it at once. */
async function setSecondFactor(SecondFactor: 'optional' | 'required') {
  await setSettings(db(), 'harbour', { SecondFactor });
  server().tenants.refresh();
}

const nextTo = (page: Answer) => page.text.match(/data-question="([^"]+)"/)?.[1] ?? '';

/** Uses a passkey on a page that asks for one. */
async function use(visitor: Browser, page: Answer, passkey: (challenge: string) => string) {
  const criteria = await visitor.send(`${originAt('localhost')}${nextTo(page)}`, {
    method: 'POST',
    headers: sameOriginHeaders,
  });
  const { challenge } = JSON.parse(criteria.text) as { challenge: string };
  return visitor.go(actionOf(page), { form: { answer: passkey(challenge) }, headers: sameOriginHeaders });
}

const withPassword = async (name: string) => {
  const visitor = server().browser();
  return { visitor, ...(await typePassword(visitor, pairOf(`${name}@harbour.example`))) };
};

test.each(['optional', 'required'] as const)(
  'asks for the passkey after the password if a second factor is %s, and does not offer to set up an app instead',
  async (SecondFactor) => {
    await setSecondFactor(SecondFactor);
    const passkey = await givePasskey(db(), 'G-EDIT');
    const { visitor, page, authorisation } = await withPassword('edna.edit');
    expect(page.text).toContain('<h1>Use your passkey</h1>');
    expect(page.text).not.toContain('authenticator app');
    const step = actionOf(page).replace(/\/passkey$/, '');
    const typed = await visitor.go(step, { form: { code: '000000' }, headers: sameOriginHeaders });
    expect(typed.text).toContain('<h1>Use your passkey</h1>');

    const another = await givePasskey(db(), 'G-ALL');
    expect((await use(visitor, page, another)).text).toContain('The passkey was not accepted.');
    const tokens = await tokensFor(visitor, authorisation, await use(visitor, page, passkey));
    expect(decodeJwt(tokens?.access_token ?? '')['amr']).toEqual(['pwd', 'hwk', 'user']);
  },
);

test('sends a user whose passkey belongs to another address there, and accepts no password alone', async () => {
  await givePasskey(db(), 'G-CREATE', 'old.example');
  const { visitor, page } = await withPassword('cora.create');
  expect(page.text).toContain('Your passkey works only at the address where you added it');
  expect(page.text).toContain('ask the support of Harbour Trust to reset your sign-in methods');
  expect(page.text).not.toContain('<form');
  const json = { Username: 'cora.create@harbour.example', Password: demoPassword };
  const called = await visitor.send(`${originAt('localhost')}/api/account/login`, { json });
  expect(JSON.parse(called.text)).toEqual({ ErrorNo: 4, Message: 'Use your passkey to continue.' });
});

test('asks a signed-in user for the passkey before a change of sign-in methods', async () => {
  await setSecondFactor('optional');
  const pair = pairOf('bea.behalf@harbour.example');
  const visitor = server().browser();
  await codeFor(visitor, pair);
  const passkey = await givePasskey(db(), 'G-BEHALF');
  const methods = `${originAt('localhost')}${methodsPath}`;
  const typed = await visitor.go(`${methods}/confirm`, {
    form: { password: pair.password },
    headers: sameOriginHeaders,
  });
  expect(typed.text).toContain('<h1>Confirm that it is you</h1>');
  expect(typed.text).not.toContain('type="password"');
  expect((await use(visitor, typed, passkey)).text).toContain('<h1>Sign-in methods</h1>');
});

test('keeps the only second factor of a user if the tenant requires one', async () => {
  await setSecondFactor('required');
  const passkey = await givePasskey(db(), 'G-TAX');
  const visitor = server().browser();
  const { page } = await typePassword(visitor, pairOf('tess.tax@harbour.example'));
  await use(visitor, page, passkey);
  const methods = `${originAt('localhost')}${methodsPath}`;
  await use(visitor, await visitor.go(methods), passkey);
  const id = (JSON.parse(passkey('')) as { id: string }).id;
  const kept = await visitor.go(`${methods}/passkeys/remove`, { form: { id }, headers: sameOriginHeaders });
  expect(kept.text).toContain('The passkey stays: everybody needs a second factor here.');
  const left = db().inTenant('harbour', (trx) =>
    trx.selectFrom('passkey').select('id').where('id', '=', id).execute(),
  );
  expect(await left).toEqual([{ id }]);
});
