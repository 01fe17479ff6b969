import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onBothDatabases, openSeeded } from '../../testing/databases.ts';
import type { Database, Trx } from './connect.ts';
import { withLiterals } from './literals.ts';

async function linesOf(
  db: Database,
  queryFor: (trx: Trx) => Promise<RawBuilder<unknown>>,
  tenant = 'harbour',
): Promise<string[]> {
  const parts: Uint8Array[] = [];
  for await (const part of db.copyOut(tenant, queryFor)) parts.push(part);
  return Buffer.concat(parts).toString().split('\n').slice(0, -1);
}
const just = (query: RawBuilder<unknown>) => async () => query;

onBothDatabases('Copying out', (db) => {
  test('returns the rows of one tenant only, in order', async () => {
    const query = sql`select id, status from application where id in (1001, 2001, 3001, 1002) order by id desc`;
    expect(await linesOf(db(), just(query))).toEqual(['1002,Adviser edit', '1001,Complete']);
    expect(await linesOf(db(), just(query), 'meridian')).toHaveLength(1);
  });

  test('distinguishes null from an empty text and keeps quotes, commas and line ends', async () => {
    const query = sql`select null as a, '' as b, 'a,b' as c, ${'say "hi"'}::text as d, ${'two\nlines'}::text as e,
      1.50::numeric as f`;
    expect((await linesOf(db(), just(query))).join('\n')).toBe(`,"","a,b","say ""hi""","two\nlines",1.50`);
  });

  test('fails for an invalid query, and the next one works', async () => {
    await expect(linesOf(db(), just(sql`select nonsense`))).rejects.toThrow(/nonsense/);
    await expect(linesOf(db(), just(sql`select * from tenant_host`))).rejects.toThrow(/permission denied/);
    expect(await linesOf(db(), just(sql`select 1`))).toEqual(['1']);
  });

  test('writes any value into a statement as itself', async () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !text.includes('\0'));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(anyText, fc.constantFrom(`'`, `\\'`, `\\`, `'; drop table application; --`, '$1', `E'\\''`)),
        fc.array(anyText, { maxLength: 3 }),
        fc.option(fc.oneof(fc.integer(), fc.boolean())),
        async (text, list, other) => {
          const query = withLiterals(
            sql`select ${text}::text as text, ${list}::text[] as list, ${other} as other`,
          );
          const { rows } = await db().inTenant('harbour', (trx) => sql.raw(query).execute(trx));
          expect(rows).toEqual([{ text, list, other }]);
        },
      ),
      { numRuns: 60, seed: 5 },
    );
  });
});

describe('Copying out of PostgreSQL', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openSeeded('postgres');
  });
  afterAll(() => db.close());
  const endless = just(sql`select repeat('x', 500), generate_series(1, 100000000)`);
  const running = async () => {
    const { rows } = await db.system((trx) =>
      sql<{ count: number }>`select count(*) from pg_stat_activity
        where datname = current_database() and query like 'copy %' and state = 'active'`.execute(trx),
    );
    return Number(rows[0]?.count);
  };

  test('ends with its reader: the query stops and the connection returns', async () => {
    for (let reader = 0; reader < 8; reader += 1) {
      const parts = db.copyOut('harbour', endless);
      expect((await parts.next()).done).toBe(false);
      await parts.return();
    }
    await expect.poll(running, { timeout: 10_000 }).toBe(0);
  });

  test('reads no further than its reader', async () => {
    const parts = db.copyOut('harbour', endless);
    await parts.next();
    const { heapUsed, external } = process.memoryUsage();
    await db.system((trx) => sql`select pg_sleep(0.2)`.execute(trx));
    const after = process.memoryUsage();
    expect(after.heapUsed + after.external - heapUsed - external).toBeLessThan(20 * 1_048_576);
    await parts.return();
  });

  test('that fails midway throws after the first parts', async () => {
    const query = sql`select repeat('x', 1000), 1 / (5000 - generate_series(1, 10000))`;
    const parts = db.copyOut('harbour', just(query));
    expect((await parts.next()).done).toBe(false);
    await expect(
      (async () => {
        for await (const part of parts) expect(part.length).toBeGreaterThan(0);
      })(),
    ).rejects.toThrow(/division by zero/);
    expect(await linesOf(db, just(sql`select 1`))).toEqual(['1']);
  });

  test('reads other data at the same moment', async () => {
    let counted = 0;
    const lines = await linesOf(db, async (trx) => {
      const { rows } = await sql<{ total: number }>`select count(*)::int as total from application`.execute(
        trx,
      );
      counted = rows[0]?.total ?? 0;
      await db.inTenant('harbour', (other) =>
        other.deleteFrom('application').where('id', '=', 1147).execute(),
      );
      return sql`select id from application`;
    });
    expect(lines).toHaveLength(counted);
    expect(await linesOf(db, just(sql`select id from application`))).toHaveLength(counted - 1);
  });
});
