import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Trx } from '../platform/db/connect.ts';
import { ownTables } from '../operations/retention/retention.ts';
import { setTheme } from '../modules/brand/command-look.service.ts';
import { createIdentity } from '../people/index.ts';
import { jsonLog } from '../platform/observability/log.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { testApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { addTenant } from './add-tenant.ts';
import {
  addHost,
  deleteTenant,
  disableTenant,
  enableTenant,
  listTenants,
  removeHost,
  renameTenant,
} from './change-tenant.ts';
import { tenantDirectory } from './directory.ts';

onEachDatabase('Tenants managed by commands', (db) => {
  let at = Date.now();
  const now = () => at;
  const server = () => {
    const tenants = tenantDirectory(db(), now);
    const config = testConfig();
    const log = jsonLog(() => undefined);
    return testApp(db(), { tenants, identity: createIdentity({ db: db(), tenants, config, log, now }) });
  };
  /** Maximum age of the tenant cache. */
  const within = 5001;

  test('are rejected with the invalid fields named, and are not created', async () => {
    const before = await listTenants(db());
    const refused = async (name: string, host: string, email: string, reason: string) =>
      expect(addTenant(db(), { name, host, email })).rejects.toThrow(`No tenant was made: ${reason}`);
    await refused('Ocean Trust', 'ocean.example', 'admin@ocean.example', 'Ocean Trust is not a name');
    await refused('ocean', 'ocean/example', 'admin@ocean.example', 'ocean/example is not a host name.');
    await refused('ocean', 'ocean.example', 'admin', 'admin is no e-mail address.');
    expect(await listTenants(db())).toEqual(before);
  });

  test('are listed with their hosts, their users and whether they are enabled', async () => {
    const line = (await listTenants(db())).find(({ id }) => id === 'harbour');
    expect(line).toEqual({
      id: 'harbour',
      displayName: 'Harbour Trust',
      hosts: ['harbour.localhost', 'localhost'],
      people: 45,
      disabled: false,
    });
  });

  test('that are disabled reject sign-ins with a sentence and every token within five seconds, and end all sessions', async () => {
    const app = server();
    const host = 'harbour.localhost:4000';
    const withToken = { headers: { authorization: `Bearer ${await app.tokenOf(host, 'FULL')}` } };
    const me = async () => (await app.send('/api/account/info', withToken)).status;
    expect(await me()).toBe(200);
    await disableTenant(db(), 'harbour');
    at += within;
    expect(await me()).toBe(401);
    for (const path of ['/', '/list', '/oidc/auth?client_id=portal', '/oidc/interaction/x']) {
      const page = await app.send(path);
      expect([path, page.status]).toEqual([path, 403]);
      expect(await page.text()).toContain('Nobody can sign in to Harbour Trust at the moment.');
    }
    expect((await app.send('/', { host: 'meridian.localhost:4000' })).status).toBe(200);

    await enableTenant(db(), 'harbour');
    at += within;
    expect((await app.send('/')).status).toBe(200);
    expect(await me()).toBe(401);
    expect((await server().send('/api/account/info', { as: 'FULL' })).status).toBe(200);
  });

  test('have another name, theme and host once the cache of the directory has expired', async () => {
    const app = server();
    await renameTenant(db(), 'meridian', ' Meridian & Sons ');
    await setTheme(db(), 'meridian', { brand: '#7a1fa2' });
    await addHost(db(), 'meridian', 'Sons.localhost');
    const page = await (await app.send('/', { host: 'sons.localhost:4000' })).text();
    expect(page).toContain('<title>Meridian &#38; Sons</title>');
    expect(page).toContain('--portal-brand:#7a1fa2');
    await expect(addHost(db(), 'harbour', 'sons.localhost')).rejects.toThrow(
      'sons.localhost is a host of meridian already.',
    );
    await expect(setTheme(db(), 'meridian', { brand: 'purple' })).rejects.toThrow(/^This is not a theme: /);
    await expect(renameTenant(db(), 'nobody', 'x')).rejects.toThrow('There is no tenant nobody.');
    await expect(addHost(db(), 'meridian', 'no host')).rejects.toThrow('no host is not a host name.');
  });

  test('lose a host with the data of its issuer, and never the last host', async () => {
    await addHost(db(), 'banksia', 'bank.localhost');
    await server().send('/api/account/info', { as: 'FULL', host: 'bank.localhost:4000' });
    const issuers = async () => {
      const rows = await db().system((trx) =>
        trx
          .selectFrom('identity_issuer')
          .select('issuer')
          .unionAll(trx.selectFrom('identity_signing_key').select('issuer'))
          .execute(),
      );
      return rows.map(({ issuer }) => issuer).filter((issuer) => issuer.includes('//bank.'));
    };
    expect(await issuers()).not.toEqual([]);
    await removeHost(db(), 'banksia', 'bank.localhost');
    expect(await issuers()).toEqual([]);
    const hosts = async () => (await listTenants(db())).find(({ id }) => id === 'banksia')?.hosts ?? [];
    const [last = '', ...others] = await hosts();
    for (const host of others) await removeHost(db(), 'banksia', host);
    await expect(removeHost(db(), 'banksia', last)).rejects.toThrow(/is the only host of banksia/);
    expect(await hosts()).toEqual([last]);
  });

  test('that are deleted leave no row, and other tenants keep theirs', async () => {
    const rowsOf = (tenant: string) =>
      db().system(async (trx) => {
        await sql`select set_config('portal.search', '%', true)`.execute(trx);
        const counts: Record<string, number> = {};
        for (const table of await tablesWithTenant(trx)) {
          const { rows } = await sql<{
            count: number;
          }>`select count(*)::integer as count from ${sql.table(table)}
            where tenant_id = ${tenant}`.execute(trx);
          if (rows[0]?.count) counts[table] = rows[0].count;
        }
        return counts;
      });
    const [before, others] = [await rowsOf('meridian'), await rowsOf('harbour')];
    expect(Object.keys(before).length).toBeGreaterThan(10);
    await deleteTenant(db(), 'meridian');
    expect(await rowsOf('meridian')).toEqual({});
    expect(await rowsOf('harbour')).toEqual(others);
    expect((await listTenants(db())).map(({ id }) => id)).not.toContain('meridian');
    await expect(deleteTenant(db(), 'meridian')).rejects.toThrow('There is no tenant meridian.');
  });
});

async function tablesWithTenant(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'tenant_id' and table_name = any (${ownTables}::text[])`.execute(
    trx,
  );
  return rows.map(({ name }) => name);
}
