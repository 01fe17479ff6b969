import { describe, expect, test, vi } from 'vitest';
import { sessionFixture, bearer, reaches, type OpenPortal } from '../testing/a-session.ts';

type Fixture = ReturnType<typeof sessionFixture>;

const changes = (portal: OpenPortal, from: string | null) =>
  vi.waitFor(() => expect([from, null]).not.toContain(bearer(portal)));

/** What happens to the clock of a signed-in user whose token lives an hour. */
const jumps: Record<string, (browser: Fixture['browser'], portal: OpenPortal) => void> = {
  'wakes up after a night': (browser, { tab }) => {
    browser.sleep(8 * 3600);
    tab.wake();
  },
  'is set two hours forward': (browser, { tab }) => {
    browser.setClock(7200);
    tab.wake();
  },
  'is set two hours forward, before the next call': (browser, portal) => {
    browser.setClock(7200);
    bearer(portal);
  },
  'is set two hours forward, until the timer fires': (browser) => {
    browser.setClock(7200);
    browser.pass(3480);
  },
};

describe('renewal', () => {
  test('happens once, 120 s before the end and not earlier', async () => {
    const { signedIn, browser, provider } = sessionFixture({ life: 180 });
    const portal = await signedIn();
    const first = bearer(portal);
    browser.pass(59);
    expect(provider.tokenRequests).toHaveLength(1);
    browser.pass(1);
    await changes(portal, first);
    expect(provider.tokenRequests.map((form) => form.get('grant_type'))).toEqual([
      'authorization_code',
      'refresh_token',
    ]);
    expect(provider.tokenRequests[1]?.get('resource')).toBe('http://harbour.localhost:4000/api');
  });

  test('keeps the user signed in past the end of the first token, with the latest refresh token', async () => {
    const { signedIn, browser, provider } = sessionFixture({ life: 180 });
    const portal = await signedIn();
    for (let cycle = 1; cycle <= 4; cycle += 1) {
      const before = bearer(portal);
      browser.pass(60);
      await changes(portal, before);
      expect(provider.tokenRequests.at(-1)?.get('refresh_token')).toBe(`refresh-${cycle}`);
    }
    expect(portal.session.state().phase).toBe('signedIn');
  });

  test('is retried until the end if it fails', async () => {
    const { signedIn, browser, provider } = sessionFixture({ life: 60 });
    const portal = await signedIn();
    const first = bearer(portal);
    provider.behaviour.renews = false;
    browser.pass(30);
    await vi.waitFor(() => expect(provider.tokenRequests).toHaveLength(2));
    provider.behaviour.renews = true;
    await vi.waitFor(() => {
      browser.pass(5);
      expect(bearer(portal)).not.toBe(first);
    });
    expect(portal.session.state().phase).toBe('signedIn');
  });

  test('happens once when calls are forbidden that the token allows, and applies the new claims', async () => {
    const claims = ['view.myapps', 'admin'];
    const { signedIn, browser, provider } = sessionFixture({ claims });
    const portal = await signedIn();
    const first = bearer(portal);
    claims.pop();
    portal.session.forbidden?.();
    browser.pass(6);
    for (let call = 0; call < 5; call += 1) portal.session.forbidden?.();
    await changes(portal, first);
    expect(portal.session.state()).toMatchObject({ user: { claims: expect.not.arrayContaining(['admin']) } });
    portal.session.forbidden?.();
    expect(provider.tokenRequests).toHaveLength(2);
  });

  test('happens in only one of many tabs', async () => {
    const { open, signedIn, browser, provider } = sessionFixture({ life: 180 });
    const portals = [await signedIn()];
    for (let more = 0; more < 4; more += 1) {
      const other = open();
      await other.session.signIn('/list');
      portals.push(other);
    }
    expect(provider.tokenRequests).toHaveLength(1);
    for (let cycle = 1; cycle <= 10; cycle += 1) {
      const before = bearer(portals[0] as OpenPortal);
      browser.pass(60);
      await Promise.all(portals.map((portal) => changes(portal, before)));
      expect(new Set(portals.map(bearer)).size).toBe(1);
      expect(provider.tokenRequests).toHaveLength(1 + cycle);
    }
  });
});

describe('the end', () => {
  test('is not delayed by a reload', async () => {
    const { open, signedIn, browser, provider } = sessionFixture({ life: 60 });
    const before = await signedIn();
    provider.behaviour.renews = false;
    browser.pass(54);
    const tried = provider.tokenRequests.length;
    const after = open(before.tab.reload());
    await vi.waitFor(() => expect(provider.tokenRequests.length).toBeGreaterThan(tried));
    browser.pass(7);
    expect(after.session.state().phase).toBe('signedIn');
    browser.pass(1);
    await reaches(after, 'expired');
  });

  test('is noticed at once by a page that opens later', async () => {
    const { open, signedIn, browser, provider } = sessionFixture({ life: 60 });
    const { tab } = await signedIn();
    provider.behaviour.refuses = true;
    browser.sleep(62);
    const late = open(tab.reload());
    // The dashboard does this when no session exists.
    await late.session.signIn('/list');
    expect(late.session.state()).toEqual({ phase: 'expired' });
    expect(tab.storage.getItem('portal.session')).toBeNull();
  });

  test.each([2, 8])(
    'is noticed once, and at once, when the machine wakes up after %i hours',
    async (hours) => {
      const { signedIn, browser, provider } = sessionFixture();
      const portal = await signedIn();
      const left = portal.tab.left.length;
      provider.behaviour.refuses = true;
      browser.sleep(hours * 3600);
      portal.tab.wake();
      await reaches(portal, 'expired');
      portal.tab.wake();
      browser.pass(600);
      expect(bearer(portal)).toBeNull();
      await vi.waitFor(() => expect(portal.tab.left).toHaveLength(left + 1));
      expect(portal.session.state()).toEqual({ phase: 'expired' });
      expect(provider.tokenRequests).toHaveLength(2);
    },
  );

  test.each(Object.entries(jumps))(
    'does not come when the machine %s: the token is renewed (OP-385)',
    async (_, jump) => {
      const { signedIn, browser, provider } = sessionFixture();
      const portal = await signedIn();
      const first = bearer(portal);
      jump(browser, portal);
      await changes(portal, first);
      expect(portal.session.state().phase).toBe('signedIn');
      expect(portal.tab.left).toHaveLength(1);
      expect(provider.tokenRequests).toHaveLength(2);
    },
  );

  test('comes after a sleep only with the answer of a provider that was unavailable before (OP-385)', async () => {
    const { signedIn, browser, provider } = sessionFixture();
    const portal = await signedIn();
    provider.behaviour.renews = false;
    browser.sleep(7200);
    portal.tab.wake();
    await vi.waitFor(() => expect(provider.tokenRequests).toHaveLength(2));
    browser.pass(0);
    expect(portal.session.state().phase).toBe('signedIn');
    provider.behaviour.refuses = provider.behaviour.renews = true;
    await vi.waitFor(() => {
      browser.pass(30);
      expect(portal.session.state()).toEqual({ phase: 'expired' });
    });
  });

  test('does not come for tabs that reopen after a night: one of them renews for all (OP-385)', async () => {
    const { open, signedIn, browser, provider } = sessionFixture();
    const { tab } = await signedIn();
    const other = tab.duplicate();
    browser.sleep(8 * 3600);
    const portals = [open(tab.reload()), open(other)];
    await Promise.all(portals.map(({ session }) => session.signIn('/list')));
    expect(portals.map(({ session }) => session.state().phase)).toEqual(['signedIn', 'signedIn']);
    expect(new Set(portals.map(bearer)).size).toBe(1);
    expect(provider.tokenRequests).toHaveLength(2);
  });

  test('is not decided by a page that opens late while the provider is unavailable (OP-385)', async () => {
    const { open, signedIn, browser, provider } = sessionFixture();
    const { tab } = await signedIn();
    provider.behaviour.down = true;
    browser.sleep(7200);
    const late = open(tab.reload());
    await late.session.signIn('/list');
    expect(late.session.state()).toMatchObject({ phase: 'failed' });
    provider.behaviour.down = false;
    browser.pass(5);
    await reaches(late, 'signedIn');
  });

  test('is no concern of a clock that was set back: renewals go on in all tabs, also after a wake-up or a reload (OP-385)', async () => {
    const { open, signedIn, browser, provider } = sessionFixture();
    const portal = await signedIn();
    const other = open();
    await other.session.signIn('/list');
    const first = bearer(portal);
    browser.pass(60);
    browser.setClock(-7200);
    portal.tab.wake();
    browser.pass(3420);
    await Promise.all([changes(portal, first), changes(other, first)]);
    const second = bearer(portal);
    expect(bearer(other)).toBe(second);
    expect(provider.tokenRequests).toHaveLength(2);
    browser.setClock(-7200);
    portal.session.forbidden?.();
    await changes(portal, second);
    const third = bearer(portal);
    browser.setClock(-7200);
    const reloaded = open(portal.tab.reload());
    await changes(reloaded, third);
    expect(provider.tokenRequests).toHaveLength(4);
  });

  test.each([-3600, -1800, 1800])(
    'is neither early nor repeated when the clock is set by %i s during the session: the token is renewed on time',
    async (seconds) => {
      const { signedIn, browser, provider } = sessionFixture();
      const portal = await signedIn();
      const first = bearer(portal);
      browser.pass(1000);
      browser.setClock(seconds);
      browser.pass(2479);
      expect(provider.tokenRequests).toHaveLength(1);
      browser.pass(1);
      await changes(portal, first);
      const second = bearer(portal);
      browser.pass(3480);
      await changes(portal, second);
      expect(portal.session.state().phase).toBe('signedIn');
      expect(provider.tokenRequests).toHaveLength(3);
    },
  );

  test('does not affect a suspended tab if another tab has renewed: it adopts the tokens of that tab (AUTH-011)', async () => {
    const { open, signedIn, browser, provider } = sessionFixture();
    const asleep = await signedIn();
    const awake = open();
    await awake.session.signIn('/list');
    const renewed = { ...(JSON.parse(awake.tab.storage.getItem('portal.session') ?? '') as object) };
    browser.sleep(2 * 3600);
    awake.tab.storage.setItem('portal.session', JSON.stringify({ ...renewed, receivedAt: browser.now() }));
    const again = open(awake.tab.reload());
    expect(again.session.state().phase).toBe('signedIn');
    asleep.tab.wake();
    await vi.waitFor(() =>
      expect(asleep.tab.storage.getItem('portal.session')).toContain(String(browser.now())),
    );
    expect(asleep.session.state().phase).toBe('signedIn');
    expect(asleep.tab.left).toHaveLength(1);
    expect(provider.tokenRequests).toHaveLength(1);
  });

  test('is not early for a token of thirty days', async () => {
    const { signedIn, browser } = sessionFixture({ life: 30 * 86_400 });
    const portal = await signedIn();
    browser.pass(29 * 86_400);
    expect(portal.session.state().phase).toBe('signedIn');
  });
});

describe('another tab', () => {
  test('adopts the session without another sign-in', async () => {
    const { open, signedIn, provider } = sessionFixture();
    const first = await signedIn();
    const other = open();
    await other.session.signIn('/application/1001');
    expect(other.session.state().phase).toBe('signedIn');
    expect(bearer(other)).toBe(bearer(first));
    expect(other.tab.left).toEqual([]);
    expect(provider.tokenRequests).toHaveLength(1);
  });

  test('does not return the token that the API has rejected', async () => {
    const { open, signedIn } = sessionFixture();
    const first = await signedIn();
    const other = open();
    await other.session.signIn('/list');
    other.session.unauthorised();
    await other.session.signIn('/list');
    expect(bearer(first)).not.toBeNull();
    expect(other.session.state().phase).toBe('redirecting');
    expect(other.tab.left).toHaveLength(1);
  });

  test('cannot break the session with malformed messages', async () => {
    const { signedIn, browser } = sessionFixture();
    const portal = await signedIn();
    const noise = browser.openTab().channel('portal.session');
    for (const message of [{ type: 'tokens', tokens: 'x' }, { type: 'tokens' }, { type: 'other' }])
      noise?.postMessage(message);
    await new Promise((resolve) => setImmediate(resolve));
    expect(portal.session.state().phase).toBe('signedIn');
  });
});
