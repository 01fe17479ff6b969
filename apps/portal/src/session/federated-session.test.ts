import { expect, test, vi } from 'vitest';
import { sessionFixture, origin } from '../testing/a-session.ts';

const left = (addresses: readonly string[]) => new URL(addresses.at(-1) ?? '');

test.each([
  ['by another system', ['fed'], '/timeout'],
  ['with a password', ['pwd'], '/'],
] as const)(
  'redirects a user who signed in %s to the right page after the log-out (AUTH-021, OP-022, OP-034)',
  async (_, amr, end) => {
    const { signedIn } = sessionFixture({ amr });
    const { session, tab } = await signedIn();
    await session.signOut();
    expect(left(tab.left).searchParams.get('post_logout_redirect_uri')).toBe(origin + end);
  },
);

test('replaces the session in every tab when another user arrives by a federated sign-in', async () => {
  const { signedIn, open } = sessionFixture();
  const first = await signedIn();
  const second = open();
  expect((await second.session.holder())?.displayName).toBe('Fiona Full');
  await second.session.enter('half-of-a-landing');
  await vi.waitFor(() => expect(first.session.state()).toEqual({ phase: 'lost' }));
  expect(second.logoutCalls).toHaveLength(1);
  const asked = left(second.tab.left);
  expect(asked.pathname).toBe('/oidc/auth');
  expect(asked.searchParams.get('landing')).toBe('half-of-a-landing');
});

test('sends no logout call if no user is signed in', async () => {
  const { open } = sessionFixture();
  const { session, tab, logoutCalls } = open();
  expect(await session.holder()).toBeUndefined();
  await session.enter('half-of-a-landing');
  expect(logoutCalls).toEqual([]);
  expect(left(tab.left).searchParams.get('landing')).toBe('half-of-a-landing');
});

test('shows ‘Portal unavailable’ when the provider is down, without a redirect loop', async () => {
  const { open, provider } = sessionFixture();
  provider.behaviour.down = true;
  const { session } = open();
  await session.enter('half-of-a-landing');
  expect(session.state()).toMatchObject({ phase: 'failed' });
});
