import { expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import {
  identityServer,
  parameterOf,
  refresh,
  signedIn,
  silentRenewalAddress,
  tokensOf,
} from '../testing/identity-server.ts';

onEachDatabase('The identity provider', (db) => {
  test('keeps sessions and tokens over a restart of the server', async () => {
    const before = await identityServer(db());
    const tokens = await signedIn(before.browser());
    await before.stop();
    const after = await identityServer(db());
    expect(await after.identity.verify('localhost', tokens.access_token)).toMatchObject({
      globalId: 'G-FULL',
    });
    const renewed = tokensOf(await refresh(after.browser(), tokens.refresh_token));
    expect(await after.identity.verify('localhost', renewed.access_token)).toMatchObject({
      globalId: 'G-FULL',
    });
    await after.stop();
  });

  test('is the same for all servers of a database', async () => {
    const [one, other] = [await identityServer(db()), await identityServer(db())];
    const visitor = one.browser();
    const tokens = await signedIn(visitor);
    expect(await other.identity.verify('localhost', tokens.access_token)).toMatchObject({
      globalId: 'G-FULL',
    });
    const moved = other.browser(visitor);
    expect(parameterOf(await moved.go(silentRenewalAddress()), 'code')).not.toBe('');
    const person = await one.identity.verify('localhost', tokens.access_token);
    if (person) await one.identity.endSessions(person);
    expect(parameterOf(await moved.go(silentRenewalAddress()), 'error')).toBe('login_required');
    await Promise.all([one.stop(), other.stop()]);
  });
});
