import type { ListQuery } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { onlyRow } from '../../platform/db/only-row.ts';
import type { Person } from '../../platform/http/person.ts';
import { partPattern, searchedText } from '../../platform/listing/conditions.ts';
import { limitTo } from '../../platform/listing/table-query.ts';
import { orderOf, sortColumns } from './application-list.order.ts';
import { searchedFields, storedTotal, planList, version, type ListPlan } from './application-list.plan.ts';
import type { ListState, ListCache } from './application-list.cache.ts';
import { Selectivity, sampleSize } from './application-list.selectivity.ts';
import { row } from './application-list.row.ts';
import { pageByScan, type RowKey, type IndexScan } from './application-list.scan.ts';
import type { ListScope } from './application.scope.ts';

interface Page {
  /** JSON text of the rows. */
  readonly rows: string;
  readonly total: number;
}

/** Beyond this offset the total is read first, because the end may be nearer. */
const deepOffset = 1_000;

/** The whole reply as JSON text, which the database writes. */
export async function listJson(
  trx: Trx,
  cache: ListCache,
  person: Person,
  list: ListScope,
  query: ListQuery,
): Promise<string> {
  const plan = planList(person, list, query);
  const { rows, total } = await pageOf(trx, cache, plan, query);
  const size = query.rowsPerPage;
  return `{"Applications":${rows},"MaxPage":${Math.ceil(total / size)},"TotalRows":${total}}`;
}

async function pageOf(trx: Trx, cache: ListCache, plan: ListPlan, query: ListQuery): Promise<Page> {
  const ownIndex = plan.indexed && (plan.bound === 'everything' || !plan.facet);
  if (!ownIndex) await planByValues(trx);
  if (plan.indexed) return readByScan(trx, cache, plan, query);
  if (plan.totalStored) return readPlain(trx, plan, query, storedTotal(plan));
  const counted = cache.recentCount(plan.name);
  if (counted !== undefined) return readPlain(trx, plan, query, sql`${counted}::int`);
  const found = searchable(query.q) ? await readFound(trx, cache, plan, query) : undefined;
  const page = found ?? (await readPlain(trx, plan, query, countOf(plan)));
  cache.storeCount(plan.name, page.total);
  return page;
}

/** If no index matches the list exactly, the best plan depends on how selective the values are. */
const planByValues = (trx: Trx) =>
  sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx);

const jsonOf = (page: RawBuilder<unknown>) =>
  sql<string>`(select coalesce(json_agg(listed), '[]')::text from (select ${row} from ${page}) as listed)`;

interface ScannedPage extends Page, ListState {
  readonly first_id: number | null;
  readonly first_value: string | null;
}

/** Uses the shortest known scan. The statement confirms the assumptions of the scan; otherwise it runs again. */
async function readByScan(trx: Trx, cache: ListCache, plan: ListPlan, query: ListQuery): Promise<Page> {
  const offset = (query.pageNo - 1) * query.rowsPerPage;
  const order = `${query.sortBy} ${query.sortType}`;
  if (offset > deepOffset && !cache.states.get(plan.name))
    cache.states.set(plan.name, await stateOf(trx, plan));
  for (let attempt = 1; ; attempt += 1) {
    const assumed = cache.states.get(plan.name);
    const scan =
      attempt < 3
        ? cache.shortestScan(plan.name, order, offset, query.rowsPerPage)
        : { direction: 'forwards' as const, from: undefined, skip: offset, take: query.rowsPerPage };
    const seen = await runScan(trx, plan, query, scan);
    cache.states.set(plan.name, { total: seen.total, version: seen.version });
    if (!isConfirmed(scan, assumed, seen)) continue;
    if (offset > 0 && seen.first_id !== null)
      cache.storeBookmark(plan.name, order, seen.version, { rank: offset, key: keyOf(seen.first_id, seen) });
    return seen;
  }
}

const keyOf = (id: number, { first_value: value }: ScannedPage): RowKey => ({ id, value });

function isConfirmed(
  { direction, from }: IndexScan,
  assumed: ListState | undefined,
  seen: ListState,
): boolean {
  if (from) return assumed?.version === seen.version;
  return direction === 'forwards' || assumed?.total === seen.total;
}

function runScan(trx: Trx, plan: ListPlan, query: ListQuery, scan: IndexScan): Promise<ScannedPage> {
  const value = sql.ref(sortColumns[query.sortBy]);
  return onlyRow(
    trx,
    sql<ScannedPage>`
      with ${pageByScan(plan, query, scan)}
      select ${jsonOf(sql`page`)} as rows, ${storedTotal(plan)} as total, ${version} as version,
        (select id from page limit 1) as first_id, (select ${value}::text from page limit 1) as first_value`,
  );
}

const stateOf = (trx: Trx, plan: ListPlan): Promise<ListState> =>
  onlyRow(trx, sql`select ${storedTotal(plan)} as total, ${version} as version`);

const countOf = (plan: ListPlan): RawBuilder<number> =>
  sql`(select count(*)::int from application where ${plan.condition})`;

const readPlain = (trx: Trx, plan: ListPlan, query: ListQuery, total: RawBuilder<number>): Promise<Page> =>
  onlyRow(
    trx,
    sql`with page as (
        select * from application where ${plan.condition} order by ${orderOf(query)} ${limitTo(query)})
      select ${jsonOf(sql`page`)} as rows, ${total} as total`,
  );

/** The trigram index needs three letters or digits in a row. */
export const searchable = (q: string | undefined): boolean => /[\p{L}\p{N}]{3}/u.test(searchedText(q));

/** Collects the matching rows once, then filters, counts and sorts them. Undefined if there are too many. */
async function readFound(
  trx: Trx,
  cache: ListCache,
  plan: ListPlan,
  query: ListQuery,
): Promise<Page | undefined> {
  const sorted = query.sortBy === 'ID' ? sql`id` : sql`id, ${sql.ref(sortColumns[query.sortBy])}`;
  const statement = sql<Page & { readonly hits: number }>`
    with hits as materialized (${await searchHits(trx, cache, plan, searchedText(query.q))}),
    found as materialized (select ${sorted} from hits where ${plan.unsearched}),
    page as (
      select application.* from (select id from found order by ${orderOf(query)} ${limitTo(query)}) as chosen
        join application using (id)
      order by ${orderOf(query)})
    select ${jsonOf(sql`page`)} as rows, (select count(*)::int from found) as total,
      (select count(*)::int from hits) as hits`;
  const page = await onlyRow(trx, statement);
  return page.hits > hitsMaximum(cache) ? undefined : page;
}

/** With more matching rows the newest are found sooner along an index. */
export const hitsMaximum = ({ countedTo }: ListCache): number => 2 * countedTo;

/**
 * The applications whose searched text matches the pattern, in no order, and at most one more than `hitsMaximum`.
 *
 * @param text A part of the pattern without wildcard characters.
 */
export async function searchHits(
  trx: Trx,
  cache: ListCache,
  of: { readonly tenant: string },
  text: string,
  pattern = partPattern(text),
): Promise<RawBuilder<unknown>> {
  const narrowing = partPattern((await selectivityOf(trx, cache, of)).mostSelectivePart(text));
  return sql`select * from search_applications(${narrowing}, ${pattern}, ${hitsMaximum(cache) + 1})`;
}

async function selectivityOf(
  trx: Trx,
  cache: ListCache,
  { tenant }: { readonly tenant: string },
): Promise<Selectivity> {
  const known = cache.selectivities.get(tenant);
  if (known) return known;
  const { rows } = await sql<{ text: string }>`
    select ${searchedFields} as text from application where status <> 'Cancelled' order by id desc limit ${sampleSize}`.execute(
    trx,
  );
  const selectivity = new Selectivity(rows.map(({ text }) => text));
  cache.selectivities.set(tenant, selectivity);
  return selectivity;
}
