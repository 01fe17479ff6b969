import { expect, onTestFinished, test, vi } from 'vitest';
import { disableTenant, enableTenant } from '../../tenants/change-tenant.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import type { Browser } from '../testing/browser.ts';
import {
  identityServer,
  parameterOf,
  refresh,
  signedIn,
  silentRenewalAddress,
  statusWith,
  tokensOf,
} from '../testing/identity-server.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Maximum age of the principal cache. */
const within = 5000;

/** The clock of this process, and of the provider in it; timers are unchanged. */
function setClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
}

const findsSession = async (visitor: Browser) =>
  parameterOf(await visitor.go(silentRenewalAddress()), 'code') !== '';

onEachDatabase('A server whose clock is set', (db) => {
  test.each([
    ['forward', hour, 7 * hour],
    ['back', -hour, 9 * hour],
  ])(
    '%s by an hour asks nobody for a password, and extends no session by more than that hour',
    async (_, jump, left) => {
      const set = setClock();
      const server = await identityServer(db());
      const visitor = server.browser();
      const first = await signedIn(visitor);
      set(jump);
      // A token of an hour has expired; its refresh token is valid for seven more hours.
      expect(await statusWith(visitor, first.access_token)).toBe(jump > 0 ? 401 : 200);
      const second = tokensOf(await refresh(visitor, first.refresh_token));
      expect(await statusWith(visitor, second.access_token)).toBe(200);
      expect(await findsSession(visitor)).toBe(true);

      set(left - minute);
      const third = tokensOf(await refresh(visitor, second.refresh_token));
      expect(await findsSession(visitor)).toBe(true);
      set(2 * minute);
      expect((await refresh(visitor, third.refresh_token)).text).toContain('invalid_grant');
      expect(await findsSession(visitor)).toBe(false);
      await server.stop();
    },
  );

  test('back by an hour accepts a token for a minute at most beyond its expiry, and checks users with data at most five seconds old', async () => {
    const set = setClock();
    const server = await identityServer(db());
    const visitor = server.browser();
    const { access_token: token } = await signedIn(visitor);
    expect(await statusWith(visitor, token)).toBe(200);
    set(-hour);
    expect(await statusWith(visitor, token)).toBe(200);
    // Another process disables the tenant; this one has cached it at a time that is now in the future.
    await disableTenant(db(), 'harbour');
    set(within);
    expect(await statusWith(visitor, token)).toBe(401);
    await enableTenant(db(), 'harbour');
    set(within);
    const { access_token: next } = await signedIn(visitor);
    set(hour - 1000);
    expect(await statusWith(visitor, next)).toBe(200);
    set(minute);
    expect(await statusWith(visitor, next)).toBe(401);
    await server.stop();
  });
});
