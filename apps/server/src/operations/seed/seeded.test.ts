import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../platform/db/connect.ts';
import { addTenant } from '../../tenants/add-tenant.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { demoAccounts } from './demo-accounts.ts';
import { emptyDatabase } from './empty-database.ts';
import { seedDemo } from './seed.ts';
import { rejectDemoPeople, removeDemo, tenantsOfPeople } from './seeded.ts';

const peopleOf = (db: Database, tenant: string) =>
  db.inTenant(tenant, (trx) => trx.selectFrom('portal_user').select(['global_id', 'seeded']).execute());

const wattle = { name: 'wattle', host: 'wattle.localhost', email: 'head.admin@wattle.example' };
/** 45 of harbour, and two of each other tenant. */
const seededInAll = 49;
const message = `The database holds ${seededInAll} demo people, whose password is published; remove them with pnpm demo:remove, or set PORTAL_DEMO=1.`;

onEachDatabase('Seeded people', (db) => {
  test('keep a server without demo data from starting, and one sentence says how to remove them', async () => {
    await expect(rejectDemoPeople(db())).rejects.toThrow(message);
  });

  test('are those with the seeded flag, and nobody else', async () => {
    await addTenant(db(), wattle);
    await db().inTenant('harbour', (trx) =>
      trx.updateTable('portal_user').set({ seeded: false }).where('global_id', '=', 'G-U045').execute(),
    );
    await expect(rejectDemoPeople(db())).rejects.toThrow(`holds ${seededInAll - 1} demo people`);
    expect(await peopleOf(db(), 'wattle')).toMatchObject([{ seeded: false }]);
    expect(await tenantsOfPeople(db())).toEqual(['wattle']);
  });

  test('are the only accounts that a sign-in page offers', async () => {
    const offered = demoAccounts(db());
    expect((await offered({ id: 'harbour' }))?.accounts).toHaveLength(12);
    expect(await offered({ id: 'wattle' })).toBeUndefined();
  });

  test('are removed with their tenants, except for tenants with other users', async () => {
    expect(await removeDemo(db())).toEqual({
      people: seededInAll - 1,
      tenants: ['banksia', 'meridian'],
      kept: ['harbour'],
    });
    await rejectDemoPeople(db());
    expect(await peopleOf(db(), 'harbour')).toHaveLength(1);
    const kept = await db().inTenant('harbour', (trx) =>
      trx.selectFrom('application').select('id').execute(),
    );
    expect(kept).toHaveLength(153);
    // The tenant has other users now, so no reset may empty it.
    expect(await tenantsOfPeople(db())).toEqual(['harbour', 'wattle']);
    expect(await seedDemo(db())).toBe(false);
  });

  test('and all other rows of the portal are removed when the database is emptied, and no table of another application', async () => {
    await db().system((trx) => sql`create table of_others as select 1 as kept`.execute(trx));
    await emptyDatabase(db());
    const { rows } = await db().system((trx) =>
      sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(trx),
    );
    const filled: string[] = [];
    for (const { name } of rows) {
      const found = await db().system((trx) => sql`select 1 from ${sql.table(name)} limit 1`.execute(trx));
      if (found.rows.length > 0) filled.push(name);
    }
    expect(filled.toSorted()).toEqual(['of_others', 'schema_migration']);
  });
});
