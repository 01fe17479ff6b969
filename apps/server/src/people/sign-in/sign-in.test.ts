import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { RequestAborted, runForRequester } from '../../platform/requester.ts';
import { demoPassword } from '../../operations/seed/demo-users.ts';
import type { UserStatus } from '@portal/api/contract';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import { findUserByGlobalId } from '../directory/user.store.ts';
import { testCost } from '../../testing/test-config.ts';
import { checkPassword } from '../passwords/check-password.ts';
import {
  actionOf,
  begin,
  codeFor,
  exchange,
  fillIn,
  fiona,
  sameOriginHeaders,
  identityServer,
  isSignedIn,
  originAt,
  servedIdentity,
  signedIn,
  tokensOf,
  typePassword,
} from '../testing/identity-server.ts';

const { db, server } = servedIdentity();

const wrong = 'The email or password is incorrect.';
const firstPage = async () => {
  const visitor = server().browser();
  return { visitor, page: await visitor.go(begin().address) };
};

describe('signing in', () => {
  test('ends at the portal with a token that has the specified claims (ENT-039)', async () => {
    const visitor = server().browser();
    const answer = await exchange(visitor, await codeFor(visitor));
    const tokens = tokensOf(answer);
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    const payload = decodeJwt(tokens.access_token);
    expect(payload).toMatchObject({
      sub: 'G-FULL',
      GlobalId: 'G-FULL',
      Tenant: 'harbour',
      DisplayName: 'Fiona Full',
      iss: 'http://localhost:4000/oidc',
      aud: 'http://localhost:4000/api',
    });
    expect(payload['Permission']).toContain('view.myapps');
    expect(payload['CreatedDate']).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    const person = await server().identity.verify('localhost:4000', tokens.access_token);
    expect(person).toMatchObject({ tenant: 'harbour', globalId: 'G-FULL', email: fiona.email });
  });

  test('puts nothing about the user into the ID token except the subject', async () => {
    const visitor = server().browser();
    const tokens = tokensOf(await exchange(visitor, await codeFor(visitor)));
    const { sub, name, email, Permission } = decodeJwt(tokens.id_token);
    expect({ sub, name, email, Permission }).toEqual({
      sub: 'G-FULL',
      name: undefined,
      email: undefined,
      Permission: undefined,
    });
  });

  test('accepts the address in any case and with surrounding spaces', async () => {
    const { visitor, page } = await firstPage();
    const back = await fillIn(visitor, page, { ...fiona, email: ' Fiona.FULL@harbour.example ' });
    expect(back.location).toContain('/authentication/callback?code=');
  });

  test('accepts an address as its owner writes it, however it was stored (OP-381)', async () => {
    const store = (email: string) =>
      db().inTenant('harbour', (trx) =>
        trx.updateTable('portal_user').set({ email }).where('global_id', '=', 'G-FULL').execute(),
      );
    for (const stored of ['fiona@bücher.example', 'fiona@xn--bcher-kva.example', 'fiona,@bücher.example']) {
      await store(stored);
      const { visitor, page } = await firstPage();
      const typed = ` \u202a${stored.replace('xn--bcher-kva', 'Bu\u0308cher')}\u200b`;
      const back = await fillIn(visitor, page, { ...fiona, email: typed });
      expect([stored, back.location]).toEqual([
        stored,
        expect.stringContaining('/authentication/callback?code='),
      ]);
    }
    await store(fiona.email);
  });

  test('works at another host of another tenant', async () => {
    const visitor = server().browser();
    const pair = { email: 'fiona.full@meridian.example', password: demoPassword };
    const authorisation = await codeFor(visitor, pair, 'meridian.localhost');
    const tokens = tokensOf(await exchange(visitor, authorisation));
    expect(decodeJwt(tokens.access_token)).toMatchObject({ Tenant: 'meridian', GlobalId: 'G-FULL' });
  });
});

describe('a wrong email or password', () => {
  test('shows one alert, keeps the email and clears the password', async () => {
    const { visitor, page } = await firstPage();
    const again = await fillIn(visitor, page, { ...fiona, password: 'not-it-at-all' });
    expect(again.location).toBeUndefined();
    expect(again.text).toMatch(/role="alert">[^]*The email or password is incorrect\./);
    expect(again.text).toContain(wrong);
    expect(again.text).toContain(`value="${fiona.email}"`);
    expect(again.text).not.toContain('not-it-at-all');
  });

  const shut: readonly UserStatus[] = [
    'Invited',
    'LockedPasswordAttempts',
    'LockedMFAAttempts',
    'LockInactivity',
    'Deactivated',
  ];

  test('shows the same page for unknown, locked and federated accounts as for a wrong password', async () => {
    const secret = 'Right-all-along-1';
    const password_hash = await hashPassword(secret, testCost);
    const emails = await db().inTenant('harbour', async (trx) => {
      const people = await trx.selectFrom('portal_user').selectAll().where('status', 'in', shut).execute();
      await trx.updateTable('portal_user').set({ password_hash }).where('status', 'in', shut).execute();
      return people.map((person) => ({ email: person.email, password: secret, status: person.status }));
    });
    expect(new Set(emails.map(({ status }) => status))).toEqual(new Set(shut));
    const tries = [
      ...emails,
      { email: 'fred.federated@harbour.example', password: demoPassword },
      { email: 'nobody@harbour.example', password: demoPassword },
      { email: 'fiona.full@meridian.example', password: demoPassword },
      { email: '', password: '' },
    ];
    const shapes = new Set<string>();
    const { visitor, page } = await firstPage();
    for (const pair of [{ ...fiona, password: 'wrong' }, ...tries]) {
      const { text, status } = await fillIn(visitor, page, { email: pair.email, password: pair.password });
      expect(text).toContain(wrong);
      const shape = text
        .replaceAll(/nonce="[^"]+"/g, '')
        .replaceAll(/action="[^"]+"/g, '')
        .replaceAll(/\s*autofocus/g, '')
        .replace(/value="[^"]*"/, '');
      shapes.add(`${status} ${shape.replaceAll(/\s+/g, ' ')}`);
    }
    expect(shapes.size).toBe(1);
  });

  test.each(['fiona.full@harbour.example', 'nobody@harbour.example', 'fred.federated@harbour.example'])(
    'costs one password hash for %s, so that the response time reveals nothing',
    async (email) => {
      const costs: string[] = [];
      const counted: typeof verifyPassword = (password, stored) => {
        costs.push(stored.split('$').slice(0, 4).join('$'));
        return verifyPassword(password, stored);
      };
      expect(
        await checkPassword(
          db(),
          { id: 'harbour' },
          { email, password: 'wrong' },
          { cost: testCost, verify: counted },
        ),
      ).toBeUndefined();
      expect(costs).toEqual(['scrypt$1024$8$1']);
    },
  );
});

test('a sign-in works after the first password check of the process was aborted', async () => {
  const check = () => checkPassword(db(), { id: 'harbour' }, fiona, { cost: testCost - 1 });
  const aborted = { tenant: 'harbour', user: '::1', signal: AbortSignal.abort() };
  await expect(runForRequester(aborted, check)).rejects.toThrow(RequestAborted);
  expect(await check()).toBe('G-FULL');
});

describe('a password hash with a lower cost than the current one', () => {
  test('is replaced when its owner signs in, which ends no session, and costs others the same time', async () => {
    const dearer = await identityServer(db(), { config: { passwordCost: testCost + 1 } });
    const before = await signedIn(server().browser());
    const costOf = () =>
      db().inTenant('harbour', async (trx) => {
        const row = await findUserByGlobalId(trx, 'G-FULL');
        return [row?.password_hash?.split('$')[1], row?.epoch];
      });
    const [, epoch] = await costOf();
    const costs: string[] = [];
    const verify: typeof verifyPassword = (password, stored) => {
      costs.push(stored.split('$')[1] ?? '');
      return verifyPassword(password, stored);
    };
    const wrongCredentials = { ...fiona, password: 'wrong' };
    await checkPassword(db(), { id: 'harbour' }, wrongCredentials, { cost: testCost + 1, verify });
    expect(costs).toEqual(['1024', '2048']);
    const visitor = dearer.browser();
    expect(isSignedIn((await typePassword(visitor)).page)).toBe(true);
    await dearer.stop();
    expect(await costOf()).toEqual(['2048', epoch]);
    expect(await server().identity.verify('localhost:4000', before.access_token)).toBeDefined();
    const again = await firstPage();
    expect((await fillIn(again.visitor, again.page, fiona)).location).toContain('?code=');
  });
});

describe('a form that a proxy sends on', () => {
  test('signs in without a Content-Length', async () => {
    const { visitor, page } = await firstPage();
    const answer = await visitor.go(actionOf(page), {
      form: fiona,
      headers: sameOriginHeaders,
      chunked: true,
    });
    expect(answer.location).toContain('/authentication/callback?code=');
  });

  test('is rejected if it is longer than any form of the server, even without a Content-Length', async () => {
    const { visitor, page } = await firstPage();
    const form = { ...fiona, password: 'x'.repeat(20_000) };
    const answer = await visitor.go(actionOf(page), { form, headers: sameOriginHeaders, chunked: true });
    expect(answer.status).toBe(413);
  });

  test('is exchanged for tokens without a Content-Length', async () => {
    const visitor = server().browser();
    const { code, verifier, callback } = await codeFor(visitor);
    const answer = await visitor.send('http://localhost:4000/oidc/token', {
      form: {
        grant_type: 'authorization_code',
        client_id: 'portal',
        code,
        redirect_uri: callback,
        code_verifier: verifier,
      },
      headers: { accept: 'application/json' },
      chunked: true,
    });
    expect(answer.status).toBe(200);
  });
});

describe('a character that the database cannot store', () => {
  test.each([
    { email: 'fiona\0.full@harbour.example', password: demoPassword },
    { email: '\0', password: '\0' },
  ])('in the form counts as a wrong email or password: %j', async (pair) => {
    const { visitor, page } = await firstPage();
    const answer = await fillIn(visitor, page, pair);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(wrong)]);
  });

  test.each([
    'client_id',
    'redirect_uri',
    'scope',
    'state',
    'nonce',
    'login_hint',
    'code_challenge',
    'prompt',
  ])('in %s of the first address is rejected or passed on, and never causes an error', async (name) => {
    const answer = await server()
      .browser()
      .go(begin('localhost', { [name]: 'canary\0' }).address);
    expect(answer.status).toBeLessThan(500);
  });

  test.each(['code', 'refresh_token', 'code_verifier', 'client_id', 'redirect_uri'])(
    'in %s of a token request is rejected',
    async (name) => {
      const answer = await server()
        .browser()
        .send('http://localhost:4000/oidc/token', {
          form: {
            grant_type: name === 'refresh_token' ? name : 'authorization_code',
            client_id: 'portal',
            code: 'x',
            refresh_token: 'x',
            redirect_uri: begin().callback,
            code_verifier: 'x'.repeat(43),
            [name]: `x\0`,
          },
          headers: { accept: 'application/json' },
        });
      expect([400, 401]).toContain(answer.status);
    },
  );
});

describe('a form that another page sent', () => {
  test.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://meridian.localhost:4000' },
    { origin: 'https://evil.example' },
  ])('is rejected: %o', async (headers) => {
    const { visitor, page } = await firstPage();
    const answer = await fillIn(visitor, page, fiona, headers);
    expect(answer.status).toBe(403);
    expect(answer.location).toBeUndefined();
  });

  test('is rejected in a browser that did not begin the sign-in', async () => {
    const { page } = await firstPage();
    const other = server().browser();
    expect(await fillIn(other, page, fiona)).toMatchObject({
      status: 303,
      location: `${originAt('localhost')}/`,
    });
    expect(isSignedIn(await other.go(begin().address))).toBe(false);
  });

  test('is rejected if it is longer than any form of the server', async () => {
    const { visitor, page } = await firstPage();
    const answer = await fillIn(visitor, page, { ...fiona, password: 'x'.repeat(20_000) });
    expect(answer.status).toBe(413);
  });
});

describe('the address of a sign-in that is over', () => {
  const wanted = '/list/all/2?q=smith';
  const wantedPage = originAt('localhost') + wanted;
  const beginFor = (page: string) => begin('localhost', { return_to: page }).address;

  test('leads a signed-in user to the wanted page, as a bookmark does in another browser', async () => {
    const visitor = server().browser();
    const page = await visitor.go(beginFor(wanted));
    expect(isSignedIn(await fillIn(visitor, page, fiona))).toBe(true);
    for (const step of ['', '/second-step'])
      expect(await visitor.go(actionOf(page) + step)).toMatchObject({ status: 303, location: wantedPage });
    const other = server().browser();
    expect((await other.go(actionOf(page))).location).toBe(`${originAt('localhost')}/`);
  });

  test('leads to the wanted page and a new form with the email, but no password, when its form is sent after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const visitor = server().browser();
    const page = await visitor.go(beginFor(wanted));
    vi.setSystemTime(Date.now() + 61 * 60_000);
    const answer = await fillIn(visitor, page, { ...fiona, email: ` ${fiona.email}` });
    expect(answer).toMatchObject({ status: 303, location: wantedPage });
    expect(JSON.stringify(visitor.cookies())).not.toContain(fiona.password);
    const next = await visitor.go(beginFor(wanted));
    expect(next.text).toContain(`value="${fiona.email}"`);
    expect(next.text).toContain('Enter your password again.');
    expect((await visitor.go(beginFor(wanted))).text).not.toContain('Enter your password again.');
    expect(isSignedIn(await fillIn(visitor, next, fiona))).toBe(true);
  });

  test.each([
    'https://evil.example/list',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/oidc/session/end',
    `/list?q=${'x'.repeat(2000)}`,
  ])('never leads to %j', async (page) => {
    const visitor = server().browser();
    const form = await visitor.go(beginFor(page));
    expect(isSignedIn(await fillIn(visitor, form, fiona))).toBe(true);
    expect((await visitor.go(actionOf(form))).location).toBe(`${originAt('localhost')}/`);
  });
});

test('an unknown host has no sign-in page', async () => {
  const answer = await server().browser().go(begin('unknown.localhost').address);
  expect(answer.status).toBe(421);
  expect(answer.location).toBeUndefined();
});

test('the log contains no email address, token or password', async () => {
  const { visitor, page } = await firstPage();
  await fillIn(visitor, page, { email: 'canary@harbour.example', password: 'canary-password' });
  await codeFor(visitor);
  expect(server().logged.length).toBeGreaterThan(0);
  expect(server().logged.join('')).not.toMatch(/canary|fiona|code=|eyJ|Portal-demo/);
});
