import { describe, expect, test, vi } from 'vitest';
import { heldKeys, sessionFixture, bearer, origin, reaches, type OpenPortal } from '../testing/a-session.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { storedProofKeys } from './proof-keys.ts';

describe('signing in', () => {
  test('sends a code challenge to the provider and returns to the requested page with the user signed in (AUTH-004, AUTH-008, ENT-031, OP-020)', async () => {
    const { open, provider } = sessionFixture();
    const { session, tab } = open();
    expect(session.state()).toEqual({ phase: 'starting' });
    await session.signIn('/list/all/2?q=smith');
    expect(session.state()).toEqual({ phase: 'redirecting' });

    const asked = new URL(tab.left[0] ?? '');
    expect(asked.origin + asked.pathname).toBe(`${origin}/oidc/auth`);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: 'portal',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${origin}/authentication/callback`,
      scope: 'openid profile email offline_access api',
      resource: `${origin}/api`,
      return_to: '/list/all/2?q=smith',
    });

    expect(await session.finishSignIn(provider.approve(tab.left[0]))).toBe('/list/all/2?q=smith');
    expect(session.state()).toEqual({
      phase: 'signedIn',
      user: {
        globalId: 'G-FULL',
        displayName: 'Fiona Full',
        tenant: 'harbour',
        federated: false,
        claims: ['view.myapps', 'Tenant:harbour', 'GlobalId:G-FULL', 'CreatedDate:2024-03-01T00:00:00Z'],
      },
    });
    expect(tab.left.join()).not.toContain('eyJ');
    expect(provider.tokenRequests[0]?.get('code_verifier')).toBeTruthy();
  });

  test.each([
    ['bound to its key', heldKeys(), true],
    ['unbound where the browser stores no keys (OP-392)', storedProofKeys(), false],
  ])('is %s, and so is its renewal', async (_, keys, bound) => {
    const { signedIn, browser, provider } = sessionFixture({ keys });
    const portal = await signedIn();
    expect(new URL(portal.tab.left[0] ?? '').searchParams.has('dpop_jkt')).toBe(bound);
    browser.pass(3480);
    await vi.waitFor(() => expect(provider.proofs).toHaveLength(2));
    expect(provider.proofs.map((proof) => proof !== null)).toEqual([bound, bound]);
    expect(portal.session.state().phase).toBe('signedIn');
  });

  test('works where the browser blocks the storage of the tab, and says so where it blocks all (OP-392)', async () => {
    const { open, browser, provider } = sessionFixture();
    const blocked = memoryStorage();
    blocked.setItem = () => {
      throw new Error('The operation is insecure.');
    };
    const none = open({ ...browser.openTab(), storage: blocked, shared: undefined });
    await none.session.signIn('/list');
    expect(none.session.state()).toMatchObject({ phase: 'failed', storageBlocked: true });
    expect(none.tab.left).toEqual([]);
    const { session, tab } = open({ ...browser.openTab(), storage: blocked });
    await session.signIn('/list');
    expect(await session.finishSignIn(provider.approve(tab.left[0]))).toBe('/list');
  });

  test('never redirects to another site', async () => {
    const { open, provider } = sessionFixture();
    const { session, tab } = open();
    await session.signIn('//evil.example/list');
    expect(new URL(tab.left[0] ?? '').searchParams.get('return_to')).toBe('/');
    expect(await session.finishSignIn(provider.approve(tab.left[0]))).toBe('/');
  });

  test.each(['?error=access_denied&state=x', '?code=stolen&state=forged', '', '?code=x'])(
    'refuses the callback %j and gives the reason (AUTH-005)',
    async (query) => {
      const reason = 'sign-in: state (the answer belongs to no sign-in of this tab)';
      const { session, tab } = sessionFixture().open();
      expect(await session.finishSignIn(`${origin}/authentication/callback${query}`)).toBeUndefined();
      expect(session.state()).toEqual({ phase: 'failed', reason });
      expect(tab.storage.getItem('portal.session')).toBeNull();
      expect(tab.left).toEqual([]);
    },
  );

  test('fails without leaving the page when the provider is down', async () => {
    const { open, provider } = sessionFixture();
    provider.behaviour.down = true;
    const { session, tab } = open();
    await session.signIn('/list');
    expect(session.state()).toMatchObject({ phase: 'failed' });
    expect(tab.left).toEqual([]);

    provider.behaviour.down = false;
    await session.signIn('/list');
    expect(tab.left).toHaveLength(1);
  });

  test('stops redirecting after three sign-ins within a minute', async () => {
    const { open } = sessionFixture();
    let tab = open().tab;
    for (const round of [1, 2, 3]) {
      const portal = open(tab);
      await portal.session.signIn('/list');
      expect(portal.session.state().phase, `round ${round}`).toBe('redirecting');
      tab = tab.reload();
    }
    const fourth = open(tab);
    await fourth.session.signIn('/list');
    expect(fourth.session.state()).toMatchObject({ phase: 'failed' });
    expect(fourth.tab.left).toEqual([]);
  });
});

const passwordIsAsked = async ({ session, tab }: OpenPortal) => {
  await session.signIn('/list');
  return new URL(tab.left.at(-1) ?? '').searchParams.get('prompt') === 'login';
};

describe('a session', () => {
  test('is restored after a reload without a request', async () => {
    const { open, signedIn, provider } = sessionFixture();
    const before = await signedIn();
    const after = open(before.tab.reload());
    expect(after.session.state().phase).toBe('signedIn');
    expect(bearer(after)).toBe(bearer(before));
    expect(provider.tokenRequests).toHaveLength(1);
  });

  test('is stored for the tab only', async () => {
    const { signedIn } = sessionFixture();
    const { tab } = await signedIn();
    expect(tab.storage.getItem('portal.session')).toContain('refresh-1');
    expect(tab.shared?.getItem('portal.session')).toBeNull();
  });

  test('is not read from corrupt storage', () => {
    const { open, browser } = sessionFixture();
    for (const spoilt of ['{', '7', '{"accessToken":"a.b.c","receivedAt":1}', 'null']) {
      const tab = browser.openTab();
      tab.storage.setItem('portal.session', spoilt);
      expect(open(tab).session.state()).toEqual({ phase: 'starting' });
    }
  });

  test('is lost once after many rejected calls, and the server is notified once (AUTH-014)', async () => {
    const { signedIn } = sessionFixture();
    const portal = await signedIn();
    const token = bearer(portal);
    for (let call = 0; call < 10; call += 1) portal.session.unauthorised();
    expect(portal.session.state()).toEqual({ phase: 'lost' });
    expect(portal.logoutCalls).toEqual([token]);
    await vi.waitFor(() => expect(bearer(portal)).toBeNull());
    expect(portal.tab.storage.getItem('portal.session')).toBeNull();
  });

  test('ends with a log-out in this tab, at the API, at the provider and in the other tabs', async () => {
    const { open, signedIn } = sessionFixture();
    const portal = await signedIn();
    const other = open();
    await other.session.signIn('/list');
    expect(other.session.state().phase).toBe('signedIn');
    const token = bearer(portal);

    await portal.session.signOut();
    expect(portal.logoutCalls).toEqual([token]);
    expect(bearer(portal)).toBeNull();
    const end = new URL(portal.tab.left.at(-1) ?? '');
    expect(end.pathname).toBe('/oidc/session/end');
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/`);
    expect(end.searchParams.get('id_token_hint')).toBeTruthy();

    expect(other.session.state()).toEqual({ phase: 'lost' });
    expect(other.logoutCalls).toEqual([]);
    expect(other.tab.storage.getItem('portal.session')).toBeNull();
  });

  test('stays signed in until the server is notified of its end, even if calls are rejected meanwhile (OP-031)', async () => {
    const { signedIn, browser } = sessionFixture();
    const { session, tab } = await signedIn();
    const left = tab.left.length;
    const ended = session.signOut(2_000);
    session.unauthorised();
    browser.pass(1.9);
    expect(session.state().phase).toBe('signedIn');
    browser.pass(0.1);
    await ended;
    expect(session.state()).toEqual({ phase: 'redirecting' });
    expect(tab.left).toHaveLength(left + 1);
  });

  test('is checked again when the browser restores the page after a log-out', async () => {
    const { signedIn } = sessionFixture();
    const portal = await signedIn();
    await portal.session.signOut();
    portal.tab.wake(true);
    expect(portal.session.state()).toEqual({ phase: 'starting' });
  });

  test('shows nothing on a restored page after a log-out in another tab (AUTH-041)', async () => {
    const { open, signedIn } = sessionFixture();
    const portal = await signedIn();
    const other = open();
    await other.session.signIn('/list');
    // A page in the back/forward cache gets no events.
    other.tab.shared?.setItem('portal.ended', '1');
    portal.tab.wake(true);
    expect(portal.session.state()).toEqual({ phase: 'lost' });
    expect(portal.tab.storage.getItem('portal.session')).toBeNull();
  });

  test('requires a password at the next sign-in after it ended, even if the provider could not be notified (AUTH-018)', async () => {
    const { open, signedIn, provider, browser } = sessionFixture({ life: 60 });
    const portal = await signedIn();
    expect(new URL(portal.tab.left[0] ?? '').searchParams.has('prompt')).toBe(false);
    provider.behaviour.refuses = true;
    browser.sleep(62);
    portal.tab.wake();
    await reaches(portal, 'expired');
    // The provider is down, so the tab shows a browser error; the user opens the portal again later.
    const other = open();
    await other.session.signIn('/list');
    expect(new URL(other.tab.left[0] ?? '').searchParams.get('prompt')).toBe('login');
    provider.behaviour.refuses = false;
    await other.session.finishSignIn(provider.approve(other.tab.left[0]));
    await other.session.signOut();
    expect(await passwordIsAsked(open())).toBe(true);
  });

  test('that has expired resumes at the same page after the next sign-in (AUTH-018, AUTH-019)', async () => {
    const { open, signedIn, browser, provider } = sessionFixture({ life: 60 });
    const portal = await signedIn();
    provider.behaviour.refuses = true;
    browser.sleep(62);
    portal.tab.wake();
    await reaches(portal, 'expired');
    const timeout = open(portal.tab.reload());
    await timeout.session.signIn();
    const back = await timeout.session.finishSignIn(provider.approve(timeout.tab.left.at(-1)));
    expect(back).toBe('/application/1006?from=all');
    await timeout.session.signOut();
    const later = open(timeout.tab.reload());
    await later.session.signIn();
    expect(await later.session.finishSignIn(provider.approve(later.tab.left.at(-1)))).toBe('/');
  });

  test('ends at /timeout when it expires', async () => {
    const { signedIn, browser, provider } = sessionFixture({ life: 60 });
    const portal = await signedIn();
    provider.behaviour.renews = false;
    browser.pass(61);
    expect(portal.session.state().phase).toBe('signedIn');
    browser.pass(1);
    await reaches(portal, 'expired');
    await vi.waitFor(() => expect(portal.tab.left).toHaveLength(2));
    const end = new URL(portal.tab.left[1] ?? '');
    expect(end.pathname).toBe('/oidc/session/end');
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/timeout`);
  });
});
