import { applicationFilters, facetNames } from '@portal/api/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { emptyDatabase } from '../../operations/seed/empty-database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { rowFields } from './application-list.row.ts';
import { onEachDatabase, openSeeded } from '../../testing/databases.ts';

const bounds = ['owner_global_id', 'location', 'restriction_group'];
const facets = facetNames.map((name) => rowFields[applicationFilters[name].field]);

interface Total {
  readonly key: string;
  readonly total: number;
}

const keyed = (rows: readonly Total[]) => Object.fromEntries(rows.map(({ key, total }) => [key, total]));

/** The stored totals, without zeros. */
async function stored(trx: Trx) {
  const { rows } = await sql<Total>`
    select concat_ws('|', bound, bound_value, facet, facet_value) as key, sum(total)::int as total
    from application_total group by 1 having sum(total) <> 0`.execute(trx);
  return keyed(rows);
}

/** The same totals, counted. */
async function counted(trx: Trx) {
  const values = (columns: readonly string[]) =>
    sql.raw([`('', '')`, ...columns.map((name) => `('${name}', coalesce(${name}, ''))`)].join(', '));
  const { rows } = await sql<Total>`
    select concat_ws('|', bound, bound_value, facet, facet_value) as key, count(*)::int as total
    from application
      cross join lateral (values ${values(bounds)}) as bounds (bound, bound_value)
      cross join lateral (values ${values(facets)}) as facets (facet, facet_value)
    where status <> 'Cancelled' group by 1`.execute(trx);
  return keyed(rows);
}

const both = (db: Database) =>
  db.inTenant('harbour', async (trx) => ({ stored: await stored(trx), counted: await counted(trx) }));

const some = (...values: string[]): fc.Arbitrary<string | null> => fc.constantFrom(null, ...values);
const fields = fc.record({
  ...Object.fromEntries(facets.map((column) => [column, some('One', 'Other')])),
  status: fc.constantFrom('Primary edit', 'Locked', 'Cancelled', 'Complete'),
  location: fc.constantFrom('Sydney', 'Melbourne'),
  owner_global_id: fc.constantFrom('G-FULL', 'G-MY'),
});
type Fields = Readonly<Record<string, string | null>>;

type Change =
  | { readonly does: 'insert'; readonly rows: Fields[] }
  | { readonly does: 'update'; readonly fields: Fields; readonly divisor: number }
  | { readonly does: 'delete' | 'cancel'; readonly divisor: number };
const divisor = fc.integer({ min: 2, max: 40 });
const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constant('insert' as const),
      rows: fc.array(fields, { minLength: 1, maxLength: 8 }),
    }),
    fc.record({ does: fc.constant('update' as const), fields, divisor }),
    fc.record({ does: fc.constantFrom('delete' as const, 'cancel' as const), divisor }),
  ),
  { minLength: 1, maxLength: 10 },
);

async function make(trx: Trx, change: Change): Promise<void> {
  if (change.does === 'insert') {
    const rows = change.rows.map((row) => ({
      tenant_id: 'harbour',
      restriction_group: 'North',
      owner_name: 'Somebody',
      mode: 'Online',
      ...row,
    }));
    await insertRows(trx, 'application', rows);
    return;
  }
  const some = sql<boolean>`id % ${change.divisor}::int = 1`;
  if (change.does === 'update')
    await trx
      .updateTable('application')
      .set(change.fields as object)
      .where(some)
      .execute();
  else if (change.does === 'delete') await trx.deleteFrom('application').where(some).execute();
  else await trx.updateTable('application').set({ status: 'Cancelled' }).where(some).execute();
}

onEachDatabase('The stored totals', (db) => {
  test(
    'equal the counted totals after any inserts, changes, cancellations and deletions',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(changes, async (made) => {
          await db().inTenant('harbour', async (trx) => {
            for (const change of made) await make(trx, change);
          });
          const totals = await both(db());
          expect(totals.stored).toEqual(totals.counted);
        }),
        { numRuns: 25, seed: 3 },
      );
    },
  );

  test('are rolled back with their transaction', async () => {
    const before = await both(db());
    await expect(
      db().inTenant('harbour', async (trx) => {
        await sql`update application set status = 'Cancelled'`.execute(trx);
        throw new Error('Taken back.');
      }),
    ).rejects.toThrow('Taken back.');
    expect(await both(db())).toEqual(before);
  });

  test('of other tenants stay unchanged', async () => {
    const totals = await db().inTenant('meridian', async (trx) => ({
      stored: await stored(trx),
      counted: await counted(trx),
    }));
    expect(totals.stored).toEqual(totals.counted);
    expect(totals.stored['|||']).toBe(40);
  });

  test('change their version with every change of an application', async () => {
    const version = () =>
      db().inTenant('harbour', async (trx) => {
        const { rows } = await sql<{ version: string }>`
          select sum(stamp)::text as version from application_total where bound = '' and facet = ''`.execute(
          trx,
        );
        return Number(rows[0]?.version);
      });
    const before = await version();
    await db().inTenant('harbour', (trx) =>
      sql`update application set client_name = 'Another' where id = (select min(id) from application)`.execute(
        trx,
      ),
    );
    expect(await version()).toBeGreaterThan(before);
  });

  test('are removed with their tenant’s applications', async () => {
    await emptyDatabase(db());
    expect(await both(db())).toEqual({ stored: {}, counted: {} });
  });
});

test('The stored totals are correct after many concurrent writers', { timeout: 60_000 }, async () => {
  const db = await openSeeded('postgres');
  const writers = Array.from({ length: 5 }, async (_, writer) => {
    for (let round = 0; round < 12; round += 1)
      await db.inTenant('harbour', async (trx) => {
        await make(trx, {
          does: 'insert',
          rows: [
            {
              status: 'Locked',
              label: writer % 2 === 0 ? 'VIP' : null,
              location: 'Sydney',
              owner_global_id: 'G-FULL',
            },
          ],
        });
        await sql`update application set label = 'Hot' where id = ${1001 + writer * 20 + round}`.execute(trx);
      });
  });
  await Promise.all(writers);
  const totals = await both(db);
  expect(totals.stored).toEqual(totals.counted);
  expect(totals.stored['|||']).toBe(147 + 5 * 12);
  await db.close();
});
