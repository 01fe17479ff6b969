import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectPostgres, type Trx } from '../db/connect.ts';
import { copiedDatabase } from '../../testing/databases.ts';
import { explainerOfFilled, type Explainer } from '../../testing/explained.ts';
import { readPage, type ListCriteria } from './table-query.ts';
import { guestList, makeGuestTable, type GuestSort } from './testing/guest-list.ts';

const rows = 100_000;

let explainer: Explainer;
/** Disk pages of the table. */
let size = 0;
beforeAll(async () => {
  const url = await copiedDatabase(inject('postgresTemplate'));
  const db = connectPostgres(url, 1);
  await makeGuestTable(db);
  await db.inTenant('harbour', (trx) =>
    sql`insert into guest (tenant_id, id, name, team, arrived_at)
      select 'harbour', n, 'Guest ' || n || ' of ' || md5(n::text), 'Team ' || n % 50,
        case when n % 9 > 0 then timestamptz '2026-01-01' + make_interval(secs => (n::bigint * 7919) % 31536000) end
      from generate_series(1, ${rows}::int) as n`.execute(trx),
  );
  await db.close();
  explainer = await explainerOfFilled(url);
  const { rows: sizes } = await explainer.visit('harbour', (trx) =>
    sql<{ pages: number }>`select relpages as pages from pg_class where relname = 'guest'`.execute(trx),
  );
  size = sizes[0]?.pages ?? 0;
}, 120_000);
afterAll(() => explainer.close());

const questions: readonly (readonly [string, Partial<ListCriteria<GuestSort>>])[] = [
  ['as it comes', {}],
  ['the other way round', { sortType: 'asc' }],
  ['by a column without an index', { sortBy: 'Name' }],
  ['for a search that finds one row', { q: 'guest 77777 of' }],
  ['for a search that finds every row', { q: 'guest' }],
  ['for a search that finds nothing', { q: 'nobody' }],
  ['for one team', { filters: [sql`team = 'Team 7'`] }],
];

test.each(questions)(
  'reads 100 000 rows with one statement that scans them at most twice: %s',
  async (_, asked) => {
    for (const pageNo of [1, 5000]) {
      const read = (trx: Trx) =>
        readPage(
          trx,
          guestList,
          { sortBy: 'Arrived', sortType: 'desc', ...asked },
          { pageNo, rowsPerPage: 20 },
        );
      const statements = await explainer.explain('harbour', read);
      expect(statements).toHaveLength(1);
      const [{ buffers } = { buffers: Infinity }] = statements;
      expect(buffers).toBeLessThan(size * 2.1);
    }
  },
);
