import { afterEach, expect, test, vi } from 'vitest';
import { aPlace, origin } from '../testing/a-session.ts';

let close: () => void = () => undefined;
afterEach(() => close());

function place(options?: Parameters<typeof aPlace>[0]) {
  const here = aPlace(options);
  here.network.listen({ onUnhandledFrame: 'error' });
  close = () => here.network.close();
  return here;
}

const left = (addresses: readonly string[]) => new URL(addresses.at(-1) ?? '');

test('whoever came from another system is logged out to /timeout, everybody else to the sign-in (AUTH-021, OP-022, OP-034)', async () => {
  for (const [amr, end] of [
    [['fed'], '/timeout'],
    [['pwd'], '/'],
  ] as const) {
    const { signedIn } = place({ amr });
    const { session, tab } = await signedIn();
    await session.signOut();
    expect(left(tab.left).searchParams.get('post_logout_redirect_uri')).toBe(origin + end);
    close();
  }
  close = () => undefined;
});

test('somebody who comes from another system takes the place of whoever is signed in, in every tab', async () => {
  const { signedIn, open } = place();
  const first = await signedIn();
  const second = open();
  expect((await second.session.holder())?.displayName).toBe('Fiona Full');
  await second.session.enter('half-of-a-landing');
  await vi.waitFor(() => expect(first.session.state()).toEqual({ phase: 'lost' }));
  expect(second.told).toHaveLength(1);
  const asked = left(second.tab.left);
  expect(asked.pathname).toBe('/oidc/auth');
  expect(asked.searchParams.get('landing')).toBe('half-of-a-landing');
});

test('where nobody is signed in, nobody is logged out', async () => {
  const { open } = place();
  const { session, tab, told } = open();
  expect(await session.holder()).toBeUndefined();
  await session.enter('half-of-a-landing');
  expect(told).toEqual([]);
  expect(left(tab.left).searchParams.get('landing')).toBe('half-of-a-landing');
});

test('a provider that is down shows ‘Portal unavailable’ and loses nobody’s place in a loop', async () => {
  const { open, provider } = place();
  provider.behaviour.down = true;
  const { session } = open();
  await session.enter('half-of-a-landing');
  expect(session.state()).toEqual({ phase: 'failed' });
});
