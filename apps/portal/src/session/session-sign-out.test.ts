import { describe, expect, test, vi } from 'vitest';
import { sessionFixture, bearer, origin, reaches } from '../testing/a-session.ts';

describe('sign-out', () => {
  test('opens the start page when the provider is unavailable, also for a visitor who is not signed in', async () => {
    const { open, signedIn, provider } = sessionFixture();
    const { tab } = await signedIn();
    provider.behaviour.down = true;
    for (const portal of [open(tab.reload()), open()]) {
      await portal.session.signOut();
      expect(portal.tab.left).toEqual([`${origin}/`]);
      expect(portal.session.state()).toEqual({ phase: 'redirecting' });
    }
  });

  test('opens the timeout page when the provider is unavailable and the session has expired', async () => {
    const { open, signedIn, provider, browser } = sessionFixture({ life: 60 });
    const { tab } = await signedIn();
    provider.behaviour.down = true;
    const portal = open(tab.reload());
    browser.pass(62);
    await reaches(portal, 'expired');
    await vi.waitFor(() => expect(portal.tab.left).toEqual([`${origin}/timeout`]));
  });

  test('resets the count of sign-ins: three sign-ins within a minute are allowed after it', async () => {
    const { open, signedIn } = sessionFixture();
    const portal = await signedIn();
    await portal.session.signOut();
    let { tab } = portal;
    for (const round of [1, 2, 3]) {
      tab = tab.reload();
      const again = open(tab);
      await again.session.signIn('/list');
      expect(again.session.state().phase, `round ${round}`).toBe('redirecting');
    }
  });
});

test('lets a user retry after too many sign-ins', async () => {
  const { open } = sessionFixture();
  let { tab } = open();
  for (let round = 1; round <= 3; round += 1) {
    tab = tab.reload();
    await open(tab).session.signIn('/list');
  }
  const { session, tab: last } = open(tab.reload());
  await session.signIn('/list');
  expect(session.state()).toMatchObject({ phase: 'failed' });
  await session.signIn('/list');
  expect(session.state()).toEqual({ phase: 'redirecting' });
  expect(last.left).toHaveLength(1);
});

describe('a subscriber', () => {
  test('is not notified of a renewal without changes, nor of a page that is restored unchanged', async () => {
    const { signedIn, browser } = sessionFixture({ life: 180 });
    const portal = await signedIn();
    const first = bearer(portal);
    const phases: string[] = [];
    portal.session.subscribe(() => phases.push(portal.session.state().phase));
    browser.pass(60);
    await vi.waitFor(() => expect(bearer(portal)).not.toBe(first));
    portal.tab.wake(true);
    expect(phases).toEqual([]);
  });

  test('is notified of the end, and not after it has unsubscribed', async () => {
    const { signedIn } = sessionFixture();
    const { session } = await signedIn();
    const [stays, leaves] = [vi.fn<() => void>(), vi.fn<() => void>()];
    session.subscribe(stays);
    session.subscribe(leaves)();
    session.unauthorised();
    expect(stays).toHaveBeenCalledOnce();
    expect(leaves).not.toHaveBeenCalled();
  });

  test('sees the redirect until the browser restores the page', async () => {
    const { signedIn } = sessionFixture();
    const portal = await signedIn();
    await portal.session.signOut();
    portal.tab.wake();
    expect(portal.session.state()).toEqual({ phase: 'redirecting' });
  });
});

describe('a message of another tab', () => {
  const tokensIn = (portal: { tab: { storage: Storage } }) =>
    portal.tab.storage.getItem('portal.session') ?? '';
  const delivered = () => new Promise((resolve) => void setImmediate(resolve));

  test.each([
    ['G-FULL', 'G-MY'],
    ['"tenant":"harbour"', '"tenant":"meridian"'],
  ])('ends the session if it belongs to another user or tenant: %s becomes %s', async (own, others) => {
    const { signedIn, browser } = sessionFixture();
    const portal = await signedIn();
    const tokens: unknown = JSON.parse(tokensIn(portal).replaceAll(own, others));
    browser.openTab().channel('portal.session')?.postMessage({ type: 'tokens', tokens });
    await delivered();
    expect(portal.session.state()).toEqual({ phase: 'lost' });
  });

  test('does not restore a lost session and does not replace newer tokens', async () => {
    const { signedIn, browser } = sessionFixture();
    const portal = await signedIn();
    const kept = tokensIn(portal);
    const tokens = JSON.parse(kept) as { receivedAt: number };
    const other = browser.openTab().channel('portal.session');
    other?.postMessage({
      type: 'tokens',
      tokens: { ...tokens, receivedAt: tokens.receivedAt - 1, idToken: 'older' },
    });
    await delivered();
    expect(tokensIn(portal)).toBe(kept);
    portal.session.unauthorised();
    other?.postMessage({ type: 'tokens', tokens: { ...tokens, receivedAt: tokens.receivedAt + 1 } });
    await delivered();
    expect(portal.session.state()).toEqual({ phase: 'lost' });
    expect(portal.tab.storage.getItem('portal.session')).toBeNull();
  });
});
