import { expect, test } from 'vitest';
import type { Database } from '../../platform/db/connect.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { tenantDirectory } from '../../tenants/directory.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createIdentity } from '../index.ts';

onEachDatabase('The provider of a host', (db) => {
  test('is kept when an earlier start of it fails later', async () => {
    const first = Promise.withResolvers<never>();
    let opened = 0;
    // A start reads signing keys as the owner; the first read hangs and then fails.
    const watching: Database = {
      ...db(),
      system: (work) => {
        opened += 1;
        return opened === 1 ? first.promise : db().system(work);
      },
    };
    const tenants = tenantDirectory(db());
    let at = Date.now();
    const identity = createIdentity({
      db: watching,
      tenants,
      config: testConfig({ tokenBinding: true }),
      log: { event: () => undefined },
      now: () => at,
    });
    const nonce = () => identity.proofNonce('harbour.localhost');
    const failing = nonce();
    await expect.poll(() => opened).toBe(1);
    at += 600_000;
    await db().inTenant('harbour', (trx) =>
      trx.updateTable('tenant').set({ display_name: 'Another' }).execute(),
    );
    tenants.refresh();
    await nonce();
    const before = opened;
    first.reject(new Error('The database was away.'));
    await expect(failing).rejects.toThrow('The database was away.');
    await nonce();
    expect(opened).toBe(before);
  });
});
