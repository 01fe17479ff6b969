import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Trx } from '../platform/db/connect.ts';
import { ownTables } from './retention/retention.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { testApp } from '../testing/test-app.ts';
import { erasePerson, personalData, personalRows } from './personal-data.ts';
import { findUserByGlobalId } from '../people/directory/user.store.ts';

onEachDatabase('Data about a user', (db) => {
  const inHarbour = <T>(work: (trx: Trx) => Promise<T>) => db().inTenant('harbour', work);
  /** Tables of the tenant in which a text stands, whatever the column. */
  const tablesWith = (text: string) =>
    db().system(async (trx) => {
      await sql`select set_config('portal.tenant', 'harbour', true)`.execute(trx);
      const found: string[] = [];
      for (const table of ownTables) {
        const { rows } = await sql`select 1 from ${sql.table(table)} as found
          where to_jsonb(found)::text ilike ${`%${text}%`} limit 1`.execute(trx);
        if (rows.length > 0) found.push(table);
      }
      return found;
    });
  const person = async (id: string) => {
    const found = await inHarbour((trx) => findUserByGlobalId(trx, id));
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  };

  test('is listed by every column that refers to a user', async () => {
    const { rows } = await db().system((trx) =>
      sql<{ column: string }>`select table_name || '.' || column_name as column
        from information_schema.columns where table_schema = 'public' and table_name <> 'portal_user'
          and table_name not like '%\_total' and table_name <> 'application_search'
          and (col_description(to_regclass(table_name), ordinal_position) like '_global_id_%' or column_name
            ~ '(global_id|assignee_id|requester_id|asked_by|saved_by|actor_id|user_id|published_by|begun_by|ended_by|stored_by|changed_by|deleted_by)$') order by 1`.execute(
        trx,
      ),
    );
    expect(rows.map(({ column }) => column)).toEqual(
      personalRows.map(({ table, person: column }) => `${table}.${column}`).toSorted(),
    );
  });

  test('is exported with the user’s actions, without secrets', async () => {
    const fiona = await person('G-FULL');
    const data = await inHarbour((trx) => personalData(trx, fiona));
    expect(data).toMatchObject({
      portal_user: [{ email: 'fiona.full@harbour.example', mobile: '0412 000 001' }],
    });
    expect((data as Record<string, readonly object[]>)['application.owner_global_id']).toHaveLength(25);
    expect(JSON.stringify(data)).not.toMatch(/scrypt|password_hash|secret|code_hash/);
  });

  test('is erased from every table; the audit log keeps the id, and all sessions end', async () => {
    const app = testApp(db());
    const me = '/api/account/info';
    const cora = await person('G-CREATE');
    await inHarbour((trx) =>
      sql`insert into saved_view (tenant_id, id, owner_global_id, name, scope, shared, definition, changed_by)
        values ('harbour', 'pr1vate00000', 'G-CREATE', 'Private', 'my', false, '{}', 'G-CREATE'),
          ('harbour', 'shared000000', 'G-CREATE', 'Shared', 'my', true, '{}', 'G-CREATE')`.execute(trx),
    );
    expect((await app.send(me, { as: 'CREATE' })).status).toBe(200);
    expect(await tablesWith(cora.display_name)).toContain('application');
    await inHarbour((trx) => erasePerson(trx, cora));
    for (const text of [cora.display_name, cora.email, cora.mobile ?? ''])
      expect(await tablesWith(text), text).toEqual([]);
    expect(await person('G-CREATE')).toMatchObject({ display_name: 'Erased user', status: 'Deactivated' });
    expect(await tablesWith('"global_id": "G-CREATE"')).toEqual(['portal_user']);
    const owned = await inHarbour((trx) =>
      trx
        .selectFrom('application')
        .select('owner_name')
        .distinct()
        .where('owner_global_id', '=', 'G-CREATE')
        .execute(),
    );
    expect(owned).toEqual([{ owner_name: 'Erased user' }]);
    const views = await inHarbour((trx) => trx.selectFrom('saved_view').select('name').execute());
    expect(views).toEqual([{ name: 'Shared' }]);
  });
});
