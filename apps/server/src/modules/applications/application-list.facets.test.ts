import { applicationFilters, facetNames, Permission } from '@portal/api/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { seedDemo } from '../../operations/seed/seed.ts';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { facetMigration } from '../../platform/db/migrations/facet-migration.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { kinds } from '../../testing/database-kinds.ts';
import { onEachDatabase, openSeeded } from '../../testing/databases.ts';
import { ownedWithRole } from '../../testing/owned-database.ts';
import { personOf } from '../../testing/person.ts';
import { rowFields } from './application-list.row.ts';
import { ListCache } from './application-list.cache.ts';
import { planList, storedTotal } from './application-list.plan.ts';
import { pageByScan } from './application-list.scan.ts';
import { listJson } from './application-list.store.ts';
import { sortColumns } from './application-list.order.ts';

const one = <T>(trx: Trx, query: ReturnType<typeof sql<T>>) =>
  query.execute(trx).then(({ rows }) => rows[0] as T);

const someApplication = {
  tenant_id: 'harbour',
  owner_global_id: 'G-FULL',
  owner_name: 'Fiona Full',
  location: 'Sydney',
  restriction_group: 'North',
  mode: 'Online',
  status: 'Locked',
};

/** A column without a filter. */
const addColumn = (db: Database) =>
  db.statement(`alter table application add column origin text default 'Adviser';
    alter table application alter column origin drop default`);

/** The indexes of a facet, and whether each of them exists. */
const indexesOf = (column: string) =>
  Object.values(sortColumns).map((order) => {
    const columns = order === 'id' ? 'id DESC' : `${order} DESC NULLS LAST, id DESC`;
    return `(tenant_id, ${column}, ${columns}) WHERE (status <> 'Cancelled'::text)`;
  });

/** What the database lacks to filter the list by a column. */
async function lackingFor(db: Database, column: string): Promise<readonly string[]> {
  const lacking: string[] = [];
  const need = (there: boolean | undefined, what: string) => {
    if (there !== true) lacking.push(`${column}: ${what}`);
  };
  const undone = new Error('Taken back.');
  const searched = await db.system(async (trx) => {
    const { indexes, statistics, searched } = await one(
      trx,
      sql<{ indexes: string[]; statistics: boolean; searched: boolean }>`select
        array(select pg_get_indexdef(indexrelid) from pg_index where indrelid = 'application'::regclass and indisvalid)
          as indexes,
        exists (select from pg_attribute where attrelid = 'application'::regclass and attname = ${column}
          and attoptions = '{n_distinct=1000}') as statistics,
        exists (select from pg_attribute where attrelid = 'application_search'::regclass and attname = ${column})
          as searched`,
    );
    for (const index of indexesOf(column))
      need(
        indexes.some((found) => found.endsWith(index)),
        `no index on ${index}`,
      );
    need(statistics, 'no statistics: alter column … set (n_distinct = 1000)');
    need(searched, 'no column in application_search');
    return searched;
  });
  await db
    .inTenant('harbour', async (trx) => {
      await insertRows(trx, 'application', [{ ...someApplication, [column]: 'Of a facet' }]);
      await sql`select set_config('portal.search', '%', true)`.execute(trx);
      const { totals } = await one(
        trx,
        sql<{ totals: number }>`select sum(total)::int as totals from application_total
          where bound = 'location' and facet = ${column} and facet_value = 'Of a facet'`,
      );
      need(totals === 1, 'no totals');
      if (searched) {
        const { found } = await one(
          trx,
          sql<{ found: number }>`select count(*)::int as found from application_search
            where ${sql.ref(column)} = 'Of a facet'`,
        );
        need(found === 1, 'not copied to application_search');
      }
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  await expect(
    db.inTenant('harbour', (trx) => insertRows(trx, 'application', [{ ...someApplication, [column]: '' }])),
  )
    .rejects.toThrow(/violates check constraint/)
    .catch(() => need(false, 'no constraint against empty texts'));
  return lacking;
}

onEachDatabase('The database', (db) => {
  test.each(facetNames)(
    'has everything that the filter %s needs; facetMigration creates it',
    async (name) => {
      expect(await lackingFor(db(), rowFields[applicationFilters[name].field])).toEqual([]);
    },
  );

  test('has nothing for a column that is not a facet', async () => {
    await addColumn(db());
    expect(await lackingFor(db(), 'origin')).toEqual([
      ...indexesOf('origin').map((index) => `origin: no index on ${index}`),
      'origin: no statistics: alter column … set (n_distinct = 1000)',
      'origin: no column in application_search',
      'origin: no totals',
      'origin: no constraint against empty texts',
    ]);
  });
});

const steps = facetMigration('9999', 'origin');
const upTo = (step: number) => [...migrations, ...steps.slice(0, step)];
const reader = personOf('G-FULL', { claims: [Permission.allAppsInstance] });
const query = { pageNo: 1, rowsPerPage: 20, sortBy: 'ID', sortType: 'desc' } as const;

/** Changes of every kind to applications of each origin; the number makes each call different. */
async function write(trx: Trx, number: number): Promise<void> {
  await insertRows(
    trx,
    'application',
    ['Adviser', 'Direct', null].map((origin) => ({ ...someApplication, origin })),
  );
  const some = (divisor: number) => sql`id % ${divisor}::int = ${number}::int`;
  await sql`update application set origin = 'Online' where ${some(7)}`.execute(trx);
  await sql`update application set origin = null where ${some(11)}`.execute(trx);
  await sql`update application set status = 'Cancelled' where ${some(13)}`.execute(trx);
  await sql`update application set status = 'Locked' where ${some(14)}`.execute(trx);
  await sql`delete from application where ${some(40)}`.execute(trx);
}

/** The stored and the counted total for each origin, and the number of wrong rows in the search. */
const origins = (db: Database) =>
  db.inTenant('harbour', async (trx) => {
    await sql`select set_config('portal.search', '%', true)`.execute(trx);
    return one(
      trx,
      sql<{ stored: object; counted: object; wrong: number }>`select
        (select json_object_agg(key, total) from (select concat_ws('|', bound, bound_value, facet_value) as key, sum(total) as total
          from application_total where facet = 'origin' and bound in ('', 'location') group by 1 having sum(total) <> 0 order by 1) as s) as stored,
        (select json_object_agg(key, total) from (select concat_ws('|', bound, value, coalesce(origin, '')) as key, count(*) as total
          from application cross join lateral (values ('', ''), ('location', location)) as bounds (bound, value)
          where status <> 'Cancelled' group by 1 order by 1) as c) as counted,
        (select count(*)::int from application join application_search as kept using (id)
          where application.status <> 'Cancelled' and application.origin is distinct from kept.origin) as wrong`,
    );
  });

async function expectFacet(db: Database): Promise<void> {
  expect(await lackingFor(db, 'origin')).toEqual([]);
  const { stored, counted, wrong } = await origins(db);
  expect([stored, wrong]).toEqual([counted, 0]);
}

const found = async (db: Database, cache: ListCache) =>
  JSON.parse(
    await db.inTenant('harbour', (trx) => listJson(trx, cache, reader, 'all', { ...query, q: 'trust' })),
  ) as { TotalRows: number };

describe.each(kinds)('A column of %s becomes a facet', (kind) => {
  test('while people write between the steps', async () => {
    const db = await openSeeded(kind);
    await addColumn(db);
    await db.inTenant('harbour', (trx) =>
      sql`update application set origin = '' where id % 20 = 3`.execute(trx),
    );
    for (let step = 1; step <= steps.length; step += 1) {
      await db.inTenant('harbour', (trx) => write(trx, step));
      await migrate(db, upTo(step));
    }
    await db.inTenant('harbour', (trx) => write(trx, 0));
    await expectFacet(db);

    for (const value of ['Online', '']) {
      const holds = value === '' ? sql<boolean>`origin is null` : sql<boolean>`origin = ${value}`;
      const plan = planList(reader, 'all', query);
      const byOrigin = {
        ...plan,
        facet: { column: 'origin', values: [value] },
        condition: sql<boolean>`${plan.condition} and ${holds}`,
      };
      const scan = { direction: 'forwards', from: undefined, skip: 0, take: 20 } as const;
      const { total, ids, expected } = await db.inTenant('harbour', (trx) =>
        one(
          trx,
          sql<{ total: number; ids: number[]; expected: number[] }>`with ${pageByScan(byOrigin, query, scan)}
            select ${storedTotal(byOrigin)} as total, array(select id from page) as ids,
              array(select id from application where status <> 'Cancelled' and ${holds} order by id desc) as expected`,
        ),
      );
      expect([total, ids]).toEqual([expected.length, expected.slice(0, 20)]);
    }
    await db.close();
  });
});

test('A column becomes a facet while many people write and search', { timeout: 60_000 }, async () => {
  const db = await openSeeded('postgres');
  await addColumn(db);
  const cache = new ListCache();
  let migrating = true;
  const writers = [1, 2, 3].map(async (writer) => {
    for (let round = 0; migrating || round < 5; round += 1) {
      await db.inTenant('harbour', (trx) =>
        sql`update application set origin = ${`Of ${round % 4}`} where id % 3 = ${writer - 1}::int and id % 5 = ${round % 5}::int`.execute(
          trx,
        ),
      );
      await db.inTenant('harbour', (trx) =>
        insertRows(trx, 'application', [{ ...someApplication, origin: 'Direct' }]),
      );
      expect((await found(db, cache)).TotalRows).toBeGreaterThan(0);
    }
  });
  expect(await migrate(db, upTo(3))).toEqual(steps.map(({ name }) => name));
  migrating = false;
  await Promise.all(writers);
  await expectFacet(db);
  await db.close();
});

test('A column becomes a facet for an owner to whom row-level security applies', async () => {
  const { db, drop } = await ownedWithRole();
  await migrate(db);
  await seedDemo(db);
  await addColumn(db);
  await migrate(db, upTo(3));
  await expectFacet(db);
  await drop();
});
