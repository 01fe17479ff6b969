import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../db/connect.ts';
import { patternOf, type Condition } from './conditions.ts';
import { selectOf, type CsvSource, type ExportedColumn } from './csv-answer.ts';

/**
 * A list of up to 100 000 rows for each tenant. Whatever is asked for, the rows are gone over once to find, count and
 * sort them, and at most once more to fetch the page: a tenth of a second at that size, with no index needed and
 * nothing kept between calls. What is larger needs a plan of its own, as the list of applications has
 * (docs/applications-list-performance.md).
 */
export interface PlainList<Row, Sort extends string> {
  /** What its rows are read from: a table, or tables joined. The tenant is row-level security's matter. */
  readonly from: RawBuilder<unknown>;
  /** The fields of a row, under the names of the wire. */
  readonly fields: RawBuilder<Row>;
  /** Texts of which a search looks for a part, in any case. */
  readonly searched: readonly RawBuilder<unknown>[];
  readonly sorts: Readonly<Record<Sort, RawBuilder<unknown>>>;
  /** Tells any two rows apart; those that are alike in what they are sorted by stand by it, the highest first. */
  readonly key: RawBuilder<unknown>;
}

export interface Question<Sort extends string> {
  readonly q?: string | undefined;
  /** All of them hold; default none. */
  readonly filters?: readonly Condition[];
  readonly sortBy: Sort;
  readonly sortType: 'asc' | 'desc';
}

/** Pages are counted from 1. */
export interface PageChoice {
  readonly pageNo: number;
  readonly rowsPerPage: number;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Rows of all pages. */
  readonly total: number;
  /** Number of the last page; 0 where there is no row. */
  readonly lastPage: number;
}

/** One page and the total, of the same moment; a page past the end is empty. */
export async function readPage<Row, Sort extends string>(
  trx: Trx,
  list: PlainList<Row, Sort>,
  question: Question<Sort>,
  { pageNo, rowsPerPage }: PageChoice,
): Promise<Page<Row>> {
  const order = orderOf(list, question);
  const { rows } = await sql<{ page: readonly Row[]; total: number }>`
    with found as materialized (
      select ${list.key} as key, ${list.sorts[question.sortBy]} as value from ${list.from}
      where ${conditionOf(list, question)}),
    chosen as (
      select key from found order by ${ordered(sql`value`, sql`key`, question.sortType)}
      limit ${rowsPerPage}::int offset ${(pageNo - 1) * rowsPerPage}::bigint)
    select (select count(*)::int from found) as total, (select coalesce(json_agg(page), '[]') from (
      select ${list.fields} from ${list.from} where ${list.key} in (select key from chosen) order by ${order}) as page)
      as page`.execute(trx);
  const { page = [], total = 0 } = rows[0] ?? {};
  return { rows: page, total, lastPage: Math.ceil(total / rowsPerPage) };
}

/**
 * The same for a list whose total is kept beside it: nothing is counted, and where an index has the order (the sort, empty
 * values last, behind what the filters fix) nothing is gone over but its entries up to the page.
 */
export async function readCountedPage<Row, Sort extends string>(
  trx: Trx,
  list: PlainList<Row, Sort>,
  question: Omit<Question<Sort>, 'q'>,
  { pageNo, rowsPerPage }: PageChoice,
  kept: RawBuilder<number>,
): Promise<Page<Row>> {
  const order = orderOf(list, question);
  // An array is taken for a few keys, each looked up; a join would go over the table.
  const { rows } = await sql<{ page: readonly Row[]; total: number }>`
    with chosen as (
      select ${list.key} as key from ${list.from} where ${conditionOf(list, question)} order by ${order}
      limit ${rowsPerPage}::int offset ${(pageNo - 1) * rowsPerPage}::bigint)
    select coalesce((${kept}), 0)::int as total, (select coalesce(json_agg(page), '[]') from (
      select ${list.fields} from ${list.from} where ${list.key} = any(array(select key from chosen)) order by ${order}) as page)
      as page`.execute(trx);
  const { page = [], total = 0 } = rows[0] ?? {};
  return { rows: page, total, lastPage: Math.ceil(total / rowsPerPage) };
}

/** The same for one whose total is counted each time, in an index where there is one. */
export const readOrderedPage = <Row, Sort extends string>(
  trx: Trx,
  list: PlainList<Row, Sort>,
  question: Question<Sort>,
  page: PageChoice,
): Promise<Page<Row>> =>
  readCountedPage(
    trx,
    list,
    question,
    page,
    sql`select count(*) from ${list.from} where ${conditionOf(list, question)}`,
  );

/** Every row of the list, for a CSV file. */
export async function everyRow<Sort extends string>(
  trx: Trx,
  list: PlainList<unknown, Sort>,
  question: Question<Sort>,
  columns: readonly ExportedColumn[],
): Promise<CsvSource> {
  const condition = conditionOf(list, question);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${list.from} where ${condition}`.execute(trx);
  const query = sql`select ${selectOf(columns)} from ${list.from} where ${condition}
    order by ${orderOf(list, question)}`;
  return { columns, total: rows[0]?.total ?? 0, query };
}

/** What a search looks at: each text on a line of its own, so that no match runs over two of them. */
const searchTextOf = ({ searched }: Pick<PlainList<unknown, never>, 'searched'>): RawBuilder<string> =>
  sql`lower(concat_ws(E'\\n', ${sql.join(searched)}))`;

function conditionOf<Sort extends string>(
  { searched }: PlainList<unknown, Sort>,
  { q, filters = [] }: Question<Sort>,
): Condition {
  const pattern = patternOf(q);
  // In a subselect the pattern is lowered once, not for every row.
  const found: readonly Condition[] =
    pattern === undefined ? [] : [sql`${searchTextOf({ searched })} like (select lower(${pattern}))`];
  return sql`(${sql.join([sql`true`, ...filters, ...found], sql` and `)})`;
}

const orderOf = <Sort extends string>(
  { sorts, key }: PlainList<unknown, Sort>,
  { sortBy, sortType }: Pick<Question<Sort>, 'sortBy' | 'sortType'>,
) => ordered(sorts[sortBy], key, sortType);

/** Empty values last both ways (OP-072). */
const ordered = (value: RawBuilder<unknown>, key: RawBuilder<unknown>, sortType: 'asc' | 'desc') =>
  sql`${value} ${sql.raw(sortType)} nulls last, ${key} desc`;
