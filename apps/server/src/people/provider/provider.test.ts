import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  begin,
  codeFor,
  exchange,
  identityServer,
  originAt,
  parameterOf,
  refresh,
  signedIn,
  silentRenewalAddress,
  tokensOf,
  servedIdentity,
} from '../testing/identity-server.ts';
import { setStatus } from '../testing/people.ts';

const { db, server } = servedIdentity();

describe('an authorisation request', () => {
  test.each([
    ['without a challenge', { code_challenge: '', code_challenge_method: '' }],
    ['with a plain challenge', { code_challenge_method: 'plain' }],
    ['for a token in the address', { response_type: 'token' }],
    ['for an identity token in the address', { response_type: 'id_token' }],
  ])('is rejected %s', async (_what, more) => {
    const answer = await server().browser().go(begin('localhost', more).address);
    expect(`${parameterOf(answer, 'error')}${new URL(answer.location ?? 'none:').hash}`).not.toBe('');
    expect(answer.location).not.toMatch(/[?#&](code|access_token|id_token)=/);
  });

  test.each([
    'http://localhost:4000/authentication/callback/',
    'http://localhost:4000/authentication/callback?next=1',
    'http://meridian.localhost:4000/authentication/callback',
    'http://localhost:4001/authentication/callback',
    'https://evil.example/authentication/callback',
    'http://localhost:4000/',
  ])('never redirects to %s', async (redirect_uri) => {
    const answer = await server().browser().go(begin('localhost', { redirect_uri }).address);
    expect(answer.location).toBeUndefined();
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Sign-in is not possible');
    expect(answer.text).toContain('Harbour Trust');
  });

  test.each(['<script>alert(1)</script>', 'unknown'])(
    'shows nothing of a client named %j',
    async (client_id) => {
      const answer = await server().browser().go(begin('localhost', { client_id }).address);
      expect(answer.status).toBe(400);
      expect(answer.text).not.toMatch(/alert\(1\)|invalid_client|unknown|at .*\.js/);
      expect(answer.header('content-security-policy')).toContain(`default-src 'none'`);
    },
  );

  test('answers a silent renewal without a session with login_required', async () => {
    const answer = await server().browser().go(silentRenewalAddress());
    expect(answer.location).toContain('/authentication/silent-callback?');
    expect(parameterOf(answer, 'error')).toBe('login_required');
  });
});

describe('an authorisation code', () => {
  test('is valid once; a second use revokes the tokens of the first one', async () => {
    const visitor = server().browser();
    const authorisation = await codeFor(visitor);
    const first = await exchange(visitor, authorisation);
    expect(first.status).toBe(200);
    const second = await exchange(visitor, authorisation);
    expect([second.status, second.text]).toEqual([400, expect.stringContaining('invalid_grant')]);
    expect((await refresh(visitor, tokensOf(first).refresh_token)).status).toBe(400);
  });

  test('is exchanged by one of two concurrent requests', async () => {
    const visitor = server().browser();
    const authorisation = await codeFor(visitor);
    const answers = await Promise.all([exchange(visitor, authorisation), exchange(visitor, authorisation)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test.each([
    ['another verifier', { verifier: 'x'.repeat(43) }],
    ['another callback', { callback: 'http://localhost:4000/authentication/silent-callback' }],
  ])('is rejected with %s', async (_what, more) => {
    const visitor = server().browser();
    const answer = await exchange(visitor, { ...(await codeFor(visitor)), ...more });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('invalid_grant')]);
  });

  test('is rejected at another host', async () => {
    const visitor = server().browser();
    const authorisation = await codeFor(visitor);
    const answer = await exchange(visitor, { ...authorisation, host: 'harbour.localhost' });
    expect(answer.status).toBe(400);
  });
});

describe('renewal', () => {
  test('issues a new refresh token each time, and reuse of an old one revokes the whole family', async () => {
    const visitor = server().browser();
    const first = await signedIn(visitor);
    const second = tokensOf(await refresh(visitor, first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await server().identity.verify('localhost', second.access_token)).toMatchObject({
      globalId: 'G-FULL',
    });
    expect((await refresh(visitor, first.refresh_token)).status).toBe(400);
    expect((await refresh(visitor, second.refresh_token)).status).toBe(400);
  });

  test('ends eight hours after the password was entered, however often tokens were renewed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const began = Date.now();
    const after = (minutes: number) => vi.setSystemTime(began + minutes * 60_000);
    const visitor = server().browser();
    let { refresh_token: token } = await signedIn(visitor);
    for (const minutes of [50, 240, 478]) {
      after(minutes);
      ({ refresh_token: token } = tokensOf(await refresh(visitor, token)));
      expect(parameterOf(await visitor.go(silentRenewalAddress()), 'code')).not.toBe('');
    }
    after(481);
    expect((await refresh(visitor, token)).text).toContain('invalid_grant');
    expect(parameterOf(await visitor.go(silentRenewalAddress()), 'error')).toBe('login_required');
  });

  test('works silently while the session lasts', async () => {
    const visitor = server().browser();
    await codeFor(visitor);
    const answer = await visitor.go(silentRenewalAddress());
    expect(parameterOf(answer, 'code')).not.toBe('');
  });

  test('is rejected at another host of the same tenant', async () => {
    const visitor = server().browser();
    await codeFor(visitor);
    const answer = await visitor.go(silentRenewalAddress('harbour.localhost'));
    expect(parameterOf(answer, 'error')).toBe('login_required');
  });

  test('issues tokens with the configured lifetime', async () => {
    const short = await identityServer(db(), { config: { tokenSeconds: 60 } });
    const visitor = short.browser();
    const first = await signedIn(visitor);
    const second = tokensOf(await refresh(visitor, first.refresh_token));
    await short.stop();
    expect([first.expires_in, second.expires_in]).toEqual([60, 60]);
  });
});

describe('a user who may no longer sign in', () => {
  afterEach(() => setStatus(db(), 'G-FULL', 'Active'));

  test('cannot renew tokens, has to sign in again, and is soon rejected by the API', async () => {
    let at = Date.now();
    const watched = await identityServer(db(), { now: () => at });
    const visitor = watched.browser();
    const tokens = await signedIn(visitor);
    expect(await watched.identity.verify('localhost', tokens.access_token)).toBeDefined();
    await setStatus(db(), 'G-FULL', 'Deactivated');
    at += 5001;
    expect(await watched.identity.verify('localhost', tokens.access_token)).toBeUndefined();
    expect((await refresh(visitor, tokens.refresh_token)).text).toContain('invalid_grant');
    expect(parameterOf(await visitor.go(silentRenewalAddress()), 'error')).toBe('login_required');
    expect((await visitor.go(begin().address)).text).toContain('<h1>Sign in</h1>');
    await watched.stop();
  });
});

test('no stored value is a credential by itself', async () => {
  const visitor = server().browser();
  const tokens = await signedIn(visitor);
  const rows = await db().system((trx) => trx.selectFrom('oidc_record').selectAll().execute());
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(tokens.refresh_token);
});

describe('another origin', () => {
  test.each(['https://evil.example', 'http://meridian.localhost:4000', 'null'])(
    '%s cannot read a token',
    async (origin) => {
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
        headers: { origin, accept: 'application/json' },
      });
      expect(answer.status).toBe(400);
      expect(answer.header('access-control-allow-origin')).toBe('');
      expect(answer.text).not.toContain('access_token');
    },
  );

  test('cannot read the discovery document', async () => {
    const answer = await server()
      .browser()
      .send('http://localhost:4000/oidc/.well-known/openid-configuration', {
        headers: { origin: 'https://evil.example' },
      });
    expect(answer.header('access-control-allow-origin')).toBe('');
  });
});

test.each(['/', '/api/account/info', '/oidc/auth', '/oidc/token', '/health/live'])(
  'TRACE at %s echoes nothing of the request',
  async (path) => {
    const headers = { 'x-canary': 'Zyxwvut', cookie: 'portal_session=Zyxwvut' };
    const answer = await server()
      .browser()
      .send(`${originAt('localhost')}${path}`, { method: 'TRACE', headers });
    expect([404, 405]).toContain(answer.status);
    expect(answer.text).not.toContain('Zyxwvut');
  },
);

test('the provider of a host names that host in every address', async () => {
  const { text } = await server()
    .browser()
    .send('http://meridian.localhost:4000/oidc/.well-known/openid-configuration');
  const addresses = text.match(/http:\/\/[^"]+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(4);
  expect(addresses.filter((each) => !each.startsWith('http://meridian.localhost:4000/oidc'))).toEqual([]);
});

test('a sign-in that is over leads to the portal', async () => {
  const answer = await server().browser().go('http://localhost:4000/oidc/auth/not-a-sign-in');
  expect([answer.status, answer.location]).toEqual([302, `${originAt('localhost')}/`]);
});

test('an error of the provider is shown on a page of the server with every security header', async () => {
  const answer = await server()
    .browser()
    .go(begin('localhost', { client_id: 'nobody' }).address);
  expect(answer.text).toContain('Sign-in is not possible');
  expect(answer.header('content-security-policy')).toContain(`frame-ancestors 'none'`);
  expect(answer.header('x-content-type-options')).toBe('nosniff');
  expect(answer.header('cross-origin-opener-policy')).toBe('same-origin');
  expect(answer.header('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});
