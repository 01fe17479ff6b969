import { Permission, sortKeys, sortTypes, type ListQuery } from '@portal/api/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { fill } from '../../../bench/fill.ts';
import { connectPostgres, type Database, type Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { copiedDatabase } from '../../testing/databases.ts';
import { commonFacets } from '../../testing/facet-values.ts';
import { explainerOfFilled, type Explainer } from '../../testing/explained.ts';
import { testApp } from '../../testing/test-app.ts';
import { all, withQuery, type ListReply } from '../../testing/wire.ts';
import { ListCache } from './application-list.cache.ts';
import { listJson } from './application-list.store.ts';

const person = (...claims: string[]): Person => ({
  tenant: 'harbour',
  globalId: 'G-FULL',
  session: 'S',
  displayName: 'Fiona Full',
  email: 'fiona.full@harbour.example',
  claims,
  location: 'Sydney',
  group: 'North',
});
const everybody = person(Permission.allAppsInstance);

/** Disk pages; twenty rows are on twenty of them. */
const budget = 60;
/** Against the direction of its index, a list sorts groups of equal values, which can be large. */
const backwardsBudget = 300;

let url: string;
let db: Database;
let explainer: Explainer;
beforeAll(async () => {
  url = await copiedDatabase(inject('postgresTemplate'));
  db = connectPostgres(url, 2);
  await fill(db, 12_000);
  explainer = await explainerOfFilled(url);
}, 120_000);
afterAll(async () => {
  await explainer.close();
  await db.close();
});

type Filtered = (trx: Trx) => Promise<Partial<ListQuery>>;
const by =
  (filter: Partial<ListQuery>): Filtered =>
  () =>
    Promise.resolve(filter);
const lists: readonly (readonly [string, Person, 'mine' | 'all', Filtered])[] = [
  ['all applications', everybody, 'all', by({})],
  ['one’s own', person(Permission.myApps), 'mine', by({})],
  ['those of a location', person(Permission.allAppsLocation), 'all', by({})],
  ['those of a group', person(Permission.allAppsRestrictionGroup), 'all', by({})],
  ['a status', everybody, 'all', by({ status: ['Locked'] })],
  ['a rare label', everybody, 'all', by({ label: ['Rare'] })],
  ['no label', everybody, 'all', by({ label: [''] })],
  ['an assignee', everybody, 'all', by({ assignee: ['G-BENCH7'] })],
  ...commonFacets.map(
    ([name, filtered]) => [`the most common value of ${name}`, everybody, 'all', filtered] as const,
  ),
];

describe.each(lists)('Of %s,', (_, reader, list, filtered) => {
  test.each(sortKeys)(
    'each page that the pager offers is read along an index, sorted by %s (LIST-105)',
    { timeout: 60_000 },
    async (sortBy) => {
      const filter = await db.inTenant('harbour', filtered);
      for (const sortType of sortTypes) {
        const cache = new ListCache();
        const page = (pageNo: number) => (trx: Trx) =>
          listJson(trx, cache, reader, list, { pageNo, rowsPerPage: 20, sortBy, sortType, ...filter });
        const visit = async (pageNo: number) =>
          JSON.parse(await explainer.visit('harbour', page(pageNo))) as ListReply;
        const { MaxPage: last } = await visit(1);
        const middle = Math.ceil(last / 2);
        await visit(middle);
        for (const pageNo of [1, 4, middle - 3, middle + 3, last - 3, last]) {
          const statements = await explainer.explain('harbour', page(Math.max(1, pageNo)));
          expect(statements).toHaveLength(1);
          const [{ buffers, nodes } = { buffers: Infinity, nodes: [''] }] = statements;
          expect(nodes).not.toContain('Seq Scan');
          expect(nodes).not.toContain('Bitmap Heap Scan');
          const sorts = nodes.includes('Incremental Sort');
          const allowed = sorts ? backwardsBudget : budget;
          expect(buffers, `page ${pageNo} ${sortType}`).toBeLessThanOrEqual(allowed);
        }
      }
    },
  );
});

test('a list call sends three messages to the database: begin, read and commit; a fourth if plans depend on values', async () => {
  const app = testApp(db);
  const call = (query: object) => app.send(withQuery(all, { ...query }), { as: 'FULL' });
  await call({ q: 'what is common is sampled now' });
  const said = vi.spyOn(pg.Client.prototype, 'query');
  for (const [query, messages] of [
    [{}, 3],
    [{ pageNo: 4 }, 3],
    [{ status: ['Locked'], sortBy: 'DateCreated' }, 3],
    [{ status: ['Locked', 'Complete'] }, 4],
    [{ q: 'person42' }, 4],
  ] as const) {
    said.mockClear();
    expect((await call(query)).status).toBe(200);
    expect(said).toHaveBeenCalledTimes(messages);
  }
  said.mockRestore();
});

test('a list with its own index is planned once for all values', async () => {
  const one = connectPostgres(url, 1);
  const cache = new ListCache();
  const read = (query: Partial<ListQuery>) =>
    one.inTenant('harbour', (trx) =>
      listJson(trx, cache, everybody, 'all', {
        pageNo: 1,
        rowsPerPage: 20,
        sortBy: 'ID',
        sortType: 'desc',
        ...query,
      }),
    );
  for (const label of ['Rare', 'Hot', 'VIP', 'Rare', 'Hot', 'VIP', 'Rare', 'Hot'])
    await read({ label: [label] });
  for (let call = 0; call < 8; call += 1) await read({});
  const { rows } = await one.inTenant('harbour', (trx) =>
    sql<{
      plannedAnew: number;
    }>`select sum(custom_plans)::int as "plannedAnew" from pg_prepared_statements`.execute(trx),
  );
  await one.close();
  expect(rows).toEqual([{ plannedAnew: 0 }]);
});

test('a search uses the trigram index', async () => {
  const { rows } = await db.system((trx) =>
    sql<{
      indexdef: string;
    }>`select indexdef from pg_indexes where indexname = 'application_search_parts'`.execute(trx),
  );
  expect(rows[0]?.indexdef).toContain('gin_trgm_ops');
  const cache = new ListCache();
  const searched = (q: string) => (trx: Trx) =>
    listJson(trx, cache, everybody, 'all', {
      pageNo: 1,
      rowsPerPage: 20,
      sortBy: 'ID',
      sortType: 'desc',
      q,
    });
  await explainer.visit('harbour', searched('person77'));
  const [statement] = await explainer.explain('harbour', searched('person4242'));
  expect(statement?.nodes).toContain('Function Scan');
  expect(statement?.buffers).toBeLessThan(400);
});
