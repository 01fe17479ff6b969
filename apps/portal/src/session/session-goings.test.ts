import { describe, expect, test, vi } from 'vitest';
import { aPlace, bearer, origin, reaches } from '../testing/a-session.ts';

describe('going', () => {
  test('leads to the start page where the provider is away, also for somebody who is not signed in', async () => {
    const { open, signedIn, provider } = aPlace();
    const { tab } = await signedIn();
    provider.behaviour.down = true;
    for (const portal of [open(tab.reload()), open()]) {
      await portal.session.signOut();
      expect(portal.tab.left).toEqual([`${origin}/`]);
      expect(portal.session.state()).toEqual({ phase: 'redirecting' });
    }
  });

  test('leads to the page of ended sessions where the provider is away and the time is over', async () => {
    const { open, signedIn, provider, browser } = aPlace({ life: 60 });
    const { tab } = await signedIn();
    provider.behaviour.down = true;
    const portal = open(tab.reload());
    browser.sleep(62);
    portal.tab.wake();
    await reaches(portal, 'expired');
    await vi.waitFor(() => expect(portal.tab.left).toEqual([`${origin}/timeout`]));
  });

  test('and coming again is not going round: three sign-ins within the minute are free after a log-out', async () => {
    const { open, signedIn } = aPlace();
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

test('whoever tries again after too many sign-ins may', async () => {
  const { open } = aPlace();
  let { tab } = open();
  for (let round = 1; round <= 3; round += 1) {
    tab = tab.reload();
    await open(tab).session.signIn('/list');
  }
  const { session, tab: last } = open(tab.reload());
  await session.signIn('/list');
  expect(session.state()).toEqual({ phase: 'failed' });
  await session.signIn('/list');
  expect(session.state()).toEqual({ phase: 'redirecting' });
  expect(last.left).toHaveLength(1);
});

describe('whoever draws the page', () => {
  test('hears of no renewal that changes nothing, nor of a page that comes back as it was', async () => {
    const { signedIn, browser } = aPlace({ life: 180 });
    const portal = await signedIn();
    const first = bearer(portal);
    const heard: string[] = [];
    portal.session.subscribe(() => heard.push(portal.session.state().phase));
    browser.pass(60);
    await vi.waitFor(() => expect(bearer(portal)).not.toBe(first));
    portal.tab.wake(true);
    expect(heard).toEqual([]);
  });

  test('hears of the end, and of nothing after having left', async () => {
    const { signedIn } = aPlace();
    const { session } = await signedIn();
    const [stays, leaves] = [vi.fn<() => void>(), vi.fn<() => void>()];
    session.subscribe(stays);
    session.subscribe(leaves)();
    session.unauthorised();
    expect(stays).toHaveBeenCalledOnce();
    expect(leaves).not.toHaveBeenCalled();
  });

  test('waits for the provider’s page until the browser shows this one again', async () => {
    const { signedIn } = aPlace();
    const portal = await signedIn();
    await portal.session.signOut();
    portal.tab.wake();
    expect(portal.session.state()).toEqual({ phase: 'redirecting' });
  });
});

describe('what another tab tells', () => {
  const tokensIn = (portal: { tab: { storage: Storage } }) =>
    portal.tab.storage.getItem('portal.session') ?? '';
  const heard = () => new Promise((resolve) => void setImmediate(resolve));

  test.each([
    ['G-FULL', 'G-MY'],
    ['"Tenant":"harbour"', '"Tenant":"meridian"'],
  ])('ends the session where it is of somebody else: %s is %s', async (own, others) => {
    const { signedIn, browser } = aPlace();
    const portal = await signedIn();
    const tokens = JSON.parse(tokensIn(portal)) as { accessToken: string };
    const [head = '', payload = ''] = tokens.accessToken.split('.');
    const changed = Buffer.from(payload, 'base64url').toString().replaceAll(own, others);
    const accessToken = `${head}.${Buffer.from(changed).toString('base64url')}.`;
    browser
      .openTab()
      .channel('portal.session')
      ?.postMessage({ type: 'tokens', tokens: { ...tokens, accessToken } });
    await heard();
    expect(portal.session.state()).toEqual({ phase: 'lost' });
  });

  test('brings nobody back whose session was lost, and nothing that is older than what is held', async () => {
    const { signedIn, browser } = aPlace();
    const portal = await signedIn();
    const kept = tokensIn(portal);
    const tokens = JSON.parse(kept) as { receivedAt: number };
    const other = browser.openTab().channel('portal.session');
    other?.postMessage({
      type: 'tokens',
      tokens: { ...tokens, receivedAt: tokens.receivedAt - 1, idToken: 'older' },
    });
    await heard();
    expect(tokensIn(portal)).toBe(kept);
    portal.session.unauthorised();
    other?.postMessage({ type: 'tokens', tokens: { ...tokens, receivedAt: tokens.receivedAt + 1 } });
    await heard();
    expect(portal.session.state()).toEqual({ phase: 'lost' });
    expect(portal.tab.storage.getItem('portal.session')).toBeNull();
  });
});
