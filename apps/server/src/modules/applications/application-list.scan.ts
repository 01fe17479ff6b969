import type { ListQuery } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Condition } from '../../platform/listing/conditions.ts';
import { orderOf, sortColumns } from './application-list.order.ts';
import type { ListPlan } from './application-list.plan.ts';

type Direction = 'forwards' | 'backwards';

/** The row at which a scan begins; `value` is its sort value as text. */
export interface RowKey {
  readonly id: number;
  readonly value: string | null;
}

/** How a page is read along an index: where the scan begins, how many rows it skips, and how many it takes. */
export interface IndexScan {
  readonly direction: Direction;
  /** Forwards the first row of the page, backwards the last excluded row; without it the scan begins at an end. */
  readonly from: RowKey | undefined;
  readonly skip: number;
  readonly take: number;
}

/** A key within the statement: parameters, or the result of another part. */
interface Key {
  readonly id: RawBuilder<unknown>;
  readonly value: RawBuilder<unknown>;
  /** Whether the scan includes the row of the key. */
  readonly included: boolean;
}

interface Part {
  readonly condition: Condition;
  readonly order: RawBuilder<unknown>;
}

const moment = { type: sql`timestamptz`, ends: ['-infinity', 'infinity'] } as const;
/** The type of each column of an order, and what is below and above every value. */
const columns = {
  id: { type: sql`integer`, ends: ['0', '2147483647'] },
  created_at: moment,
  completed_at: moment,
  last_document_at: moment,
  amount_cents: { type: sql`bigint`, ends: ['-9223372036854775808', '9223372036854775807'] },
} as const;
/** Many applications can have the same value: one upload has one time, and amounts are round. */
const tied: ReadonlySet<string> = new Set(['created_at', 'amount_cents']);
/** Each literal limit is a separate statement to plan; powers of four keep their number small. */
const limitFor = (rows: number) =>
  sql.raw(String(4 ** Math.max(3, Math.ceil(Math.log(rows + 1) / Math.log(4)))));

/**
 * The rows of a list in two parts: those with a sort value, then those without. Each part is read along one index
 * from either end, and no further than needed.
 */
function partsOf(
  plan: ListPlan,
  query: ListQuery,
  direction: Direction,
  from: Key | undefined,
): readonly Part[] {
  const forwards = direction === 'forwards';
  const ordered = (up: boolean, order: string) => sql.raw(`${indexOf(plan, up)}${order}`);
  const { included } = from ?? { included: true };
  if (query.sortBy === 'ID') {
    const up = (query.sortType === 'asc') === forwards;
    const sign = sql.raw(`${up ? '>' : '<'}${included ? '=' : ''}`);
    return [
      {
        condition: from ? sql`id ${sign} ${from.id}` : sql`true`,
        order: ordered(up, up ? 'id asc' : 'id desc'),
      },
    ];
  }
  const column = sortColumns[query.sortBy];
  const up = (query.sortType === 'asc') === forwards;
  // Some orders of the whole list have an index for each direction; the others are read backwards.
  const ownUp = forwards && plan.bound === 'everything' && !plan.facet && tied.has(column);
  const ups = ownUp ? 'asc nulls last' : 'asc nulls first';
  const parts: readonly Part[] = [
    {
      condition: sql`${sql.ref(column)} is not null${from ? sql` and ${beyond(column, up, forwards, from)}` : sql``}`,
      order: ordered(up, `${column} ${up ? ups : 'desc nulls last'}, id ${forwards ? 'desc' : 'asc'}`),
    },
    {
      condition: sql`${sql.ref(column)} is null${from ? sql` and ${emptyBeyond(forwards, from)}` : sql``}`,
      // All rows have the same value in the column; it only selects the index.
      order: forwards
        ? ordered(false, `${column} desc nulls last, id desc`)
        : ordered(true, `${column} asc nulls first, id asc`),
    },
  ];
  return forwards ? parts : parts.toReversed();
}

/** Rows without a value of the facet have the same value; sorting by it only selects the index. */
const indexOf = ({ bound, facet }: ListPlan, up: boolean): string =>
  bound === 'everything' && facet?.values[0] === ''
    ? `${facet.column} ${up ? 'desc nulls first' : 'asc nulls last'}, `
    : '';

/** Of the rows with a value, those from the key on. A key without a value is after all of them. */
function beyond(
  column: Exclude<keyof typeof columns, 'id'>,
  up: boolean,
  forwards: boolean,
  { id, value, included }: Key,
): Condition {
  const field = sql.ref(column);
  const { type, ends } = columns[column];
  // Not `coalesce`: it is not leakproof, so row-level security would keep the comparison out of the index.
  const known = forwards
    ? value
    : sql`case when ${value} is null then ${ends[up ? 0 : 1]}::${type} else ${value} end`;
  // Values and numbers have the same direction, so one comparison covers both.
  if (up !== forwards)
    return sql`(${field}, id) ${sql.raw(`${up ? '>' : '<'}${included ? '=' : ''}`)} (${known}, ${id})`;
  const tiesLeftOut = sql.raw(`${forwards ? '>' : '<'}${included ? '' : '='}`);
  return sql`${field} ${sql.raw(up ? '>=' : '<=')} ${known}
    and (${field} = ${value} and id ${tiesLeftOut} ${id}) is not true`;
}

/** Of the rows without a value, ordered by number, those from the key on. */
function emptyBeyond(forwards: boolean, { id, value, included }: Key): Condition {
  const edge = sql.raw(columns.id.ends[1]);
  const sign = sql.raw(`${forwards ? '<' : '>'}${included ? '=' : ''}`);
  return sql`id ${sign} case when ${value} is null then ${id} else ${edge} end`;
}

const read = (columns: RawBuilder<unknown>, plan: ListPlan, parts: readonly Part[], rows: number) =>
  sql.join(
    parts.map(
      ({ condition, order }) => sql`(select ${columns} from application
        where ${plan.condition} and ${condition} order by ${order} limit ${limitFor(rows)})`,
    ),
    sql` union all `,
  );

/**
 * The rows of a scan as common table expressions; `page` holds them in the order of the list. Skipped rows are read
 * from the index only.
 */
export function pageByScan(
  plan: ListPlan,
  query: ListQuery,
  { direction, from, skip, take }: IndexScan,
): RawBuilder<unknown> {
  const column = sortColumns[query.sortBy];
  const { type } = columns[column];
  const key = from && {
    id: sql`${from.id}::integer`,
    value: sql`${from.value}::${type}`,
    included: direction === 'forwards',
  };
  const keyColumns = sql`${sql.ref(column)} as value, id`;
  const all = sql`application.*`;
  const begun =
    skip === 0
      ? sql``
      : sql`start as materialized (
          select value, id from (${read(keyColumns, plan, partsOf(plan, query, direction, key), skip + 1)}) as stepped
          offset ${skip}::bigint limit 1), `;
  const start =
    skip === 0
      ? key
      : { id: sql`(select id from start)`, value: sql`(select value from start)`, included: true };
  return sql`${begun}page as (
    select * from (
      select * from (${read(all, plan, partsOf(plan, query, direction, start), take)}) as scanned limit ${take}::int) as page
    order by ${orderOf(query)})`;
}
