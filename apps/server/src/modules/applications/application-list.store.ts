import type { ListQuery } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../db/connect.ts';
import type { Person } from '../../http/person.ts';
import { partPattern, patternOf, searchedText } from '../../listing/conditions.ts';
import { orderOf, sortColumns } from './application.filters.ts';
import { keptTotal, lensOf, stamp, type Lens } from './application-list.lens.ts';
import type { Known, ListMemory } from './application-list.memory.ts';
import { Rarity, sampleSize } from './application-list.rarity.ts';
import { row } from './application-list.row.ts';
import { walked, type RowKey, type Walk } from './application-list.walk.ts';
import type { ListScope } from './application.scope.ts';

interface Page {
  /** JSON text of the rows. */
  readonly rows: string;
  readonly total: number;
}

/** A page further on than this is not stepped to before the total is known: the end may be nearer. */
const farAway = 1_000;

/** The whole answer as JSON text; the rows are written by the database. */
export async function listJson(
  trx: Trx,
  memory: ListMemory,
  person: Person,
  list: ListScope,
  query: ListQuery,
): Promise<string> {
  const lens = lensOf(person, list, query);
  const { rows, total } = await pageOf(trx, memory, lens, query);
  const size = query.rowsPerPage;
  return `{"Applications":${rows},"MaxPage":${Math.ceil(total / size)},"TotalRows":${total}}`;
}

async function pageOf(trx: Trx, memory: ListMemory, lens: Lens, query: ListQuery): Promise<Page> {
  const ownIndex = lens.walkable && (lens.bound === 'everything' || !lens.facet);
  if (!ownIndex) await plannedByValues(trx);
  if (lens.walkable) return walkedPage(trx, memory, lens, query);
  if (lens.kept) return plainPage(trx, lens, query, keptTotal(lens));
  const counted = memory.counted(lens.name);
  if (counted !== undefined) return plainPage(trx, lens, query, sql`${counted}::int`);
  const found = searchable(query.q) ? await foundPage(trx, memory, lens, query) : undefined;
  const page = found ?? (await plainPage(trx, lens, query, countOf(lens)));
  memory.keepCount(lens.name, page.total);
  return page;
}

/** Where no index holds just what is listed, which way is best depends on how rare the values are. */
const plannedByValues = (trx: Trx) =>
  sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx);

const jsonOf = (page: RawBuilder<unknown>) =>
  sql<string>`(select coalesce(json_agg(listed), '[]')::text from (select ${row} from ${page}) as listed)`;

interface Seen extends Page, Known {
  readonly first_id: number | null;
  readonly first_value: string | null;
}

/** By the shortest way known; what it took for granted is confirmed by the same statement. */
async function walkedPage(trx: Trx, memory: ListMemory, lens: Lens, query: ListQuery): Promise<Page> {
  const offset = (query.pageNo - 1) * query.rowsPerPage;
  const order = `${query.sortBy} ${query.sortType}`;
  if (offset > farAway && !memory.known(lens.name)) memory.seen(lens.name, await stateOf(trx, lens));
  for (let attempt = 1; ; attempt += 1) {
    const assumed = memory.known(lens.name);
    const way =
      attempt < 3
        ? memory.walkTo(lens.name, order, offset, query.rowsPerPage)
        : { direction: 'forwards' as const, from: undefined, skip: offset, take: query.rowsPerPage };
    const seen = await walk(trx, lens, query, way);
    memory.seen(lens.name, { total: seen.total, stamp: seen.stamp });
    if (!holds(way, assumed, seen)) continue;
    if (offset > 0 && seen.first_id !== null)
      memory.keepPlace(lens.name, order, seen.stamp, { rank: offset, key: keyOf(seen.first_id, seen) });
    return seen;
  }
}

const keyOf = (id: number, { first_value: value }: Seen): RowKey => ({ id, value });

function holds({ direction, from }: Walk, assumed: Known | undefined, seen: Known): boolean {
  if (from) return assumed?.stamp === seen.stamp;
  return direction === 'forwards' || assumed?.total === seen.total;
}

async function walk(trx: Trx, lens: Lens, query: ListQuery, way: Walk): Promise<Seen> {
  const value = sql.ref(sortColumns[query.sortBy]);
  const { rows } = await sql<Seen>`
    with ${walked(lens, query, way)}
    select ${jsonOf(sql`page`)} as rows, ${keptTotal(lens)} as total, ${stamp} as stamp,
      (select id from page limit 1) as first_id, (select ${value}::text from page limit 1) as first_value`.execute(
    trx,
  );
  return only(rows);
}

async function stateOf(trx: Trx, lens: Lens): Promise<Known> {
  const { rows } = await sql<Known>`select ${keptTotal(lens)} as total, ${stamp} as stamp`.execute(trx);
  return only(rows);
}

const countOf = (lens: Lens): RawBuilder<number> =>
  sql`(select count(*)::int from application where ${lens.condition})`;

async function plainPage(trx: Trx, lens: Lens, query: ListQuery, total: RawBuilder<number>): Promise<Page> {
  const { rows } = await sql<Page>`
    with page as (
      select * from application where ${lens.condition} order by ${orderOf(query)} ${limitOf(query)})
    select ${jsonOf(sql`page`)} as rows, ${total} as total`.execute(trx);
  return only(rows);
}

const limitOf = ({ pageNo, rowsPerPage }: ListQuery) =>
  sql`limit ${rowsPerPage}::int offset ${(pageNo - 1) * rowsPerPage}::bigint`;

/** The database's index of parts of a text knows three letters in a row, or more. */
const searchable = (q: string | undefined): boolean => q !== undefined && /[\p{L}\p{N}]{3}/u.test(q);

/** What is found is taken together once, then filtered, counted and sorted; nothing where too much is found. */
async function foundPage(
  trx: Trx,
  memory: ListMemory,
  lens: Lens,
  query: ListQuery,
): Promise<Page | undefined> {
  const atMost = 2 * memory.countedTo;
  const narrowing = partPattern((await rarityOf(trx, memory, lens)).partOf(searchedText(query.q)));
  const sorted = query.sortBy === 'ID' ? sql`id` : sql`id, ${sql.ref(sortColumns[query.sortBy])}`;
  const { rows } = await sql<Page & { readonly hits: number }>`
    with hits as materialized (select * from found_applications(${narrowing}, ${patternOf(query.q)}, ${atMost + 1})),
    found as materialized (select ${sorted} from hits where ${lens.unsearched}),
    page as (
      select application.* from (select id from found order by ${orderOf(query)} ${limitOf(query)}) as chosen
        join application using (id)
      order by ${orderOf(query)})
    select ${jsonOf(sql`page`)} as rows, (select count(*)::int from found) as total,
      (select count(*)::int from hits) as hits`.execute(trx);
  const page = only(rows);
  return page.hits > atMost ? undefined : page;
}

async function rarityOf(trx: Trx, memory: ListMemory, { tenant }: Lens): Promise<Rarity> {
  const known = memory.rarity(tenant);
  if (known) return known;
  const { rows } = await sql<{ text: string }>`
    select search_text as text from application where status <> 'Cancelled' order by id desc limit ${sampleSize}`.execute(
    trx,
  );
  const rarity = new Rarity(rows.map(({ text }) => text));
  memory.keepRarity(tenant, rarity);
  return rarity;
}

function only<T>(rows: readonly T[]): T {
  const [one] = rows;
  if (!one) throw new Error('A statement that always gives one row gave none.');
  return one;
}
