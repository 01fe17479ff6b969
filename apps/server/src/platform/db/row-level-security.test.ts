import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { ownTables } from '../../operations/retention/retention.ts';
import { sharedTables } from './serving-role.ts';

/** Tables that the application's role cannot read, or that belong to no tenant. */
const others: readonly string[] = [...sharedTables, 'audit_anchor', 'audit_head', 'audit_link', 'tenant'];
const tenantTables = ownTables.filter((table) => !others.includes(table));

onBothDatabases('Row-level security', (db) => {
  test.each(tenantTables)('%s shows the application’s role no row without a tenant', async (table) => {
    const count = await db().system(async (trx) => {
      await sql`select set_config('role', 'portal_app', true)`.execute(trx);
      return sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(trx);
    });
    expect(Number(count.rows[0]?.count)).toBe(0);
  });

  test('a tenant sees its own rows only, whatever the statement', async () => {
    const rows = await db().inTenant('meridian', (trx) =>
      trx.selectFrom('application').select(['tenant_id']).distinct().execute(),
    );
    expect(rows).toEqual([{ tenant_id: 'meridian' }]);
    const others = await db().inTenant('meridian', (trx) =>
      trx.selectFrom('application').select('id').where('tenant_id', '=', 'harbour').execute(),
    );
    expect(others).toEqual([]);
  });

  test('a row of another tenant can be neither inserted nor moved', async () => {
    const row = { kind: 'label' as const, position: 9, name: 'Theirs', value: 'Theirs' };
    await expect(
      db().inTenant('meridian', (trx) =>
        trx
          .insertInto('list_option')
          .values({ tenant_id: 'harbour', ...row })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(
      db().inTenant('meridian', (trx) =>
        trx.updateTable('list_option').set({ tenant_id: 'harbour' }).execute(),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test('every tenant table has a policy of row-level security, also for its owner', async () => {
    const { rows } = await db().system((trx) =>
      sql<{ name: string; forced: boolean }>`
        select c.relname as name, c.relrowsecurity and c.relforcerowsecurity
          and exists (select from pg_policy where polrelid = c.oid) as forced
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relkind = 'r' and a.attname = 'tenant_id' and c.relnamespace = current_schema()::regnamespace
          and c.relname <> 'tenant_host'
        order by 1`.execute(trx),
    );
    expect(rows.filter((row) => !row.forced)).toEqual([]);
    expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining([...tenantTables]));
  });

  test('each policy admits the rows of one tenant, also in a table without rows', async () => {
    const { rows } = await db().system((trx) =>
      sql<{ name: string; admits: string }>`
        select tablename as name, coalesce(qual, with_check) as admits from pg_policies
        where coalesce(qual, with_check) not like '%(tenant_id = current_setting(''portal.tenant''::text, true))%'`.execute(
        trx,
      ),
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['queued_task', 'tenant']);
  });

  test('the application’s role can access neither hosts nor migrations', async () => {
    for (const table of ['tenant_host', 'schema_migration'])
      await expect(
        db().inTenant('harbour', (trx) => sql`select * from ${sql.table(table)}`.execute(trx)),
      ).rejects.toThrow(/permission denied/);
  });

  test('counts and bigints are numbers, and amounts are text, on both databases', async () => {
    const { rows } = await db().inTenant('harbour', (trx) =>
      sql`select count(*) as counted, 5::bigint as big, 1.50::numeric as amount from application where id = 1001`.execute(
        trx,
      ),
    );
    expect(rows).toEqual([{ counted: 1, big: 5, amount: '1.50' }]);
  });

  test('concurrent calls keep their own tenant', async () => {
    const tenants = ['harbour', 'meridian', 'banksia', 'harbour', 'banksia', 'meridian'];
    const seen = await Promise.all(
      tenants.map((tenant) =>
        db().inTenant(tenant, async (trx) => {
          const first = await trx.selectFrom('application').select('tenant_id').limit(1).executeTakeFirst();
          const second = await trx.selectFrom('portal_user').select('tenant_id').limit(1).executeTakeFirst();
          return [first?.tenant_id, second?.tenant_id];
        }),
      ),
    );
    expect(seen).toEqual(tenants.map((tenant) => [tenant, tenant]));
  });

  test('a failed transaction changes nothing and the next one works', async () => {
    await expect(
      db().inTenant('banksia', async (trx) => {
        await trx.deleteFrom('application').execute();
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    const left = await db().inTenant('banksia', (trx) =>
      trx.selectFrom('application').select('id').execute(),
    );
    expect(left).toHaveLength(30);
  });
});
