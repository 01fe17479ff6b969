import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../platform/db/connect.ts';
import type { LogLine } from '../platform/observability/log.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { tenantDirectory } from './directory.ts';

const rename = (db: Database, name: string) =>
  db.inTenant('harbour', (trx) => trx.updateTable('tenant').set({ display_name: name }).execute());

/** A database that counts its transactions, and delays each one until the test continues. */
function watched(db: Database) {
  let pending = Promise.resolve();
  const seen = { transactions: 0 };
  const noted = async () => {
    seen.transactions += 1;
    await pending;
  };
  const watching: Database = {
    ...db,
    system: (work) => noted().then(() => db.system(work)),
    inTenant: (tenant, work) => noted().then(() => db.inTenant(tenant, work)),
  };
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    pending = promise;
    return resolve;
  };
  return { watching, seen, hold };
}

onEachDatabase('The directory of tenants', (db) => {
  test('reads all tenants in one transaction, shared by all concurrent requests', async () => {
    const { watching, seen } = watched(db());
    const tenants = tenantDirectory(watching);
    const names = await Promise.all(
      ['harbour', 'meridian', 'banksia'].map((id) => tenants.byHost(`${id}.localhost`)),
    );
    expect(names.map((tenant) => tenant?.id)).toEqual(['harbour', 'meridian', 'banksia']);
    expect(seen.transactions).toBe(1);
  });

  test('serves cached tenants during a refresh, for five seconds at most', async () => {
    let at = Date.now();
    const { watching, hold } = watched(db());
    const tenants = tenantDirectory(watching, () => at);
    const name = async () => (await tenants.byHost('harbour.localhost'))?.displayName;
    const before = await name();
    await rename(db(), 'Harbour and Sons');
    const release = hold();
    at += 4000;
    expect(await name()).toBe(before);
    at += 1000;
    const waiting = name();
    release();
    expect(await waiting).toBe('Harbour and Sons');
    await rename(db(), before ?? '');
  });

  test('serves the other tenants if a row is invalid, and logs which one', async () => {
    const change = (zone: string, settings: string) =>
      db().inTenant('meridian', (trx) =>
        sql`update tenant set time_zone = ${zone}, settings = ${settings}::text::jsonb`.execute(trx),
      );
    const { timeZone, settings } =
      (await tenantDirectory(db()).byHost('meridian.localhost')) ?? expect.fail('There is no tenant.');
    for (const [zone, bad] of [
      ['Nowhere/Else', JSON.stringify(settings)],
      [timeZone, 'null'],
    ] as const) {
      await change(zone, bad);
      const lines: LogLine[] = [];
      const tenants = tenantDirectory(db(), Date.now, { event: (line) => lines.push(line) });
      expect((await tenants.all()).map(({ id }) => id)).toEqual(['banksia', 'harbour']);
      expect(lines).toEqual([{ level: 'error', event: 'tenant cannot be served', tenant: 'meridian' }]);
    }
    await change(timeZone, JSON.stringify(settings));
    expect(await tenantDirectory(db()).all()).toHaveLength(3);
  });
});
