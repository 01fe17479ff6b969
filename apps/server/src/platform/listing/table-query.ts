import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../db/connect.ts';
import { selectValue } from '../db/select-value.ts';
import { matches, patternOf, type Condition } from './conditions.ts';
import { selectOf, type CsvSource, type ExportedColumn } from './csv-answer.ts';

/**
 * A list of up to 100 000 rows per tenant. A query scans the rows once to find, count and sort them, and at most once
 * more to fetch the page. This takes a tenth of a second at that size and needs no index or cache. A larger list
 * needs its own plan, as the list of applications has (docs/applications-list-performance.md).
 */
export interface TableQuery<Row, Sort extends string> {
  /** A table or a join. Row-level security restricts it to the tenant. */
  readonly from: RawBuilder<unknown>;
  /** The fields of a row, under their names in the reply. */
  readonly fields: RawBuilder<Row>;
  /** Folded texts that a search matches in part: `folded_text`, or `fold_text(name)` in a short list. */
  readonly searched: readonly RawBuilder<unknown>[];
  readonly sorts: Readonly<Record<Sort, RawBuilder<unknown>>>;
  /** Unique among the rows that match the filters; rows with equal sort values are ordered by it, descending. */
  readonly key: RawBuilder<unknown>;
}

export interface ListCriteria<Sort extends string> {
  readonly q?: string | undefined;
  /** All have to match; default none. */
  readonly filters?: readonly Condition[];
  readonly sortBy: Sort;
  readonly sortType: 'asc' | 'desc';
}

/** Pages are counted from 1. */
export interface PageRequest {
  readonly pageNo: number;
  readonly rowsPerPage: number;
}

/** The page in the query of a list. */
export const pageRequestOf = (query: {
  readonly PageNo: number;
  readonly RowsPerPage: number;
}): PageRequest => ({ pageNo: query.PageNo, rowsPerPage: query.RowsPerPage });

/** The rows of a page, and `more` rows after them. */
export const limitTo = ({ pageNo, rowsPerPage }: PageRequest, more = 0): RawBuilder<unknown> =>
  sql`limit ${rowsPerPage + more}::int offset ${(pageNo - 1) * rowsPerPage}::bigint`;

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Rows of all pages. */
  readonly total: number;
  /** Number of the last page; 0 without rows. */
  readonly lastPage: number;
}

/** One page and the total, in one snapshot; a page past the end is empty. */
export async function readPage<Row, Sort extends string>(
  trx: Trx,
  list: TableQuery<Row, Sort>,
  criteria: ListCriteria<Sort>,
  request: PageRequest,
): Promise<Page<Row>> {
  const order = orderOf(list, criteria);
  const { rows } = await sql<{ page: readonly Row[]; total: number }>`
    with found as materialized (
      select ${list.key} as key, ${list.sorts[criteria.sortBy]} as value from ${list.from}
      where ${conditionOf(list, criteria)}),
    chosen as (
      select key from found order by ${ordered(sql`value`, sql`key`, criteria.sortType)}
      ${limitTo(request)})
    select (select count(*)::int from found) as total, (select coalesce(json_agg(page), '[]') from (
      select ${list.fields} from ${list.from} where ${list.key} in (select key from chosen) and ${filtersOf(criteria)}
      order by ${order}) as page)
      as page`.execute(trx);
  const { page = [], total = 0 } = rows[0] ?? {};
  return { rows: page, total, lastPage: Math.ceil(total / request.rowsPerPage) };
}

/**
 * The same for a list with a stored total. Nothing is counted, and with a suitable index (filters, sort, empty values
 * last) only its entries up to the page are read.
 */
export async function readCountedPage<Row, Sort extends string>(
  trx: Trx,
  list: TableQuery<Row, Sort>,
  criteria: Omit<ListCriteria<Sort>, 'q'>,
  request: PageRequest,
  kept: RawBuilder<number>,
): Promise<Page<Row>> {
  const order = orderOf(list, criteria);
  // An array leads to lookups of a few keys; a join would scan the table.
  const { rows } = await sql<{ page: readonly Row[]; total: number }>`
    with chosen as (
      select ${list.key} as key from ${list.from} where ${conditionOf(list, criteria)} order by ${order}
      ${limitTo(request)})
    select coalesce((${kept}), 0)::int as total, (select coalesce(json_agg(page), '[]') from (
      select ${list.fields} from ${list.from} where ${list.key} = any(array(select key from chosen))
        and ${filtersOf(criteria)} order by ${order}) as page)
      as page`.execute(trx);
  const { page = [], total = 0 } = rows[0] ?? {};
  return { rows: page, total, lastPage: Math.ceil(total / request.rowsPerPage) };
}

/**
 * The same with a total that is counted each time, by an index if there is one. A search compares every text to count,
 * so it finds its page in the same scan.
 */
export const readOrderedPage = <Row, Sort extends string>(
  trx: Trx,
  list: TableQuery<Row, Sort>,
  criteria: ListCriteria<Sort>,
  page: PageRequest,
): Promise<Page<Row>> =>
  patternOf(criteria.q)
    ? readPage(trx, list, criteria, page)
    : readCountedPage(
        trx,
        list,
        criteria,
        page,
        sql`select count(*) from ${list.from} where ${filtersOf(criteria)}`,
      );

/** The first rows of the list, without a total. */
export async function readFirst<Row, Sort extends string>(
  trx: Trx,
  list: TableQuery<Row, Sort>,
  criteria: ListCriteria<Sort>,
  count: number,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select ${list.fields} from ${list.from} where ${conditionOf(list, criteria)}
    order by ${orderOf(list, criteria)} limit ${count}::int`.execute(trx);
  return rows;
}

/** Every row of the list, for a CSV file. */
export async function everyRow<Sort extends string>(
  trx: Trx,
  list: TableQuery<unknown, Sort>,
  criteria: ListCriteria<Sort>,
  columns: readonly ExportedColumn[],
): Promise<CsvSource> {
  const condition = conditionOf(list, criteria);
  const total = sql<number>`(select count(*)::int from ${list.from} where ${condition})`;
  const query = sql`select ${selectOf(columns)} from ${list.from} where ${condition}
    order by ${orderOf(list, criteria)}`;
  return { columns, total: await selectValue(trx, total), query };
}

function conditionOf<Sort extends string>(
  { searched }: TableQuery<unknown, Sort>,
  { q, filters }: ListCriteria<Sort>,
): Condition {
  const pattern = patternOf(q);
  const [text, ...more] = searched;
  // Each text is on its own line, so that no match spans two. Copying a single one would cost a tenth of a search.
  const lines = text && more.length === 0 ? text : sql`concat_ws(E'\\n', ${sql.join(searched)})`;
  const found: readonly Condition[] = pattern === undefined ? [] : [matches(lines, pattern)];
  return allOf([filtersOf({ filters }), ...found]);
}

const filtersOf = ({ filters = [] }: { readonly filters?: readonly Condition[] | undefined }) =>
  allOf(filters);
const allOf = (conditions: readonly Condition[]): Condition =>
  sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`;

const orderOf = <Sort extends string>(
  { sorts, key }: TableQuery<unknown, Sort>,
  { sortBy, sortType }: Pick<ListCriteria<Sort>, 'sortBy' | 'sortType'>,
) => ordered(sorts[sortBy], key, sortType);

/** Empty values are last in both directions (OP-072). */
const ordered = (value: RawBuilder<unknown>, key: RawBuilder<unknown>, sortType: 'asc' | 'desc') =>
  sql`${value} ${sql.raw(sortType)} nulls last, ${key} desc`;
