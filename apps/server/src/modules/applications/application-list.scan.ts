import type { ListQuery } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Condition } from '../../platform/listing/conditions.ts';
import { orderOf, sortColumns } from './application-list.order.ts';
import type { ListPlan } from './application-list.plan.ts';

type Direction = 'forwards' | 'backwards';

/** The row at which a scan begins; `value` is what the list is sorted by, as text. */
export interface RowKey {
  readonly id: number;
  readonly value: string | null;
}

/** A way to the rows of a page, by an index: where it begins, how many rows it steps over, how many it takes. */
export interface IndexScan {
  readonly direction: Direction;
  /** Forwards it is the first row, backwards the last one that is left out; without it the scan begins at an end. */
  readonly from: RowKey | undefined;
  readonly skip: number;
  readonly take: number;
}

/** A key as the statement knows it: parameters, or what another part of the statement finds. */
interface Key {
  readonly id: RawBuilder<unknown>;
  readonly value: RawBuilder<unknown>;
  /** Whether the scan takes this very row. */
  readonly included: boolean;
}

interface Part {
  readonly condition: Condition;
  readonly order: RawBuilder<unknown>;
}

const types = {
  id: sql`integer`,
  created_at: sql`timestamptz`,
  completed_at: sql`timestamptz`,
  last_document_at: sql`timestamptz`,
  amount_cents: sql`bigint`,
};
/** Many applications may have the same value: one upload has one moment, and amounts are round. */
const tied: ReadonlySet<string> = new Set(['created_at', 'amount_cents']);
/** Before and behind every value. */
const ends = {
  id: ['0', '2147483647'],
  created_at: ['-infinity', 'infinity'],
  completed_at: ['-infinity', 'infinity'],
  last_document_at: ['-infinity', 'infinity'],
  amount_cents: ['-9223372036854775808', '9223372036854775807'],
} as const;

/** Every literal limit is a text of its own for the database to plan; powers of four keep them few. */
const roomFor = (rows: number) =>
  sql.raw(String(4 ** Math.max(3, Math.ceil(Math.log(rows + 1) / Math.log(4)))));

/**
 * The rows of a list come in two parts, those with a value to sort by and, after them, those without; each part
 * follows one index, from either end. The parts are read one after the other, and no further than needed.
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
      // All are alike in the column: it only names the index.
      order: forwards
        ? ordered(false, `${column} desc nulls last, id desc`)
        : ordered(true, `${column} asc nulls first, id asc`),
    },
  ];
  return forwards ? parts : parts.toReversed();
}

/** Rows without a value of the facet are alike in it: that order by it only names the index. */
const indexOf = ({ bound, facet }: ListPlan, up: boolean): string =>
  bound === 'everything' && facet?.values[0] === ''
    ? `${facet.column} ${up ? 'desc nulls first' : 'asc nulls last'}, `
    : '';

/** Of the rows with a value, those from the key on. A key without a value stands behind all of them. */
function beyond(
  column: Exclude<keyof typeof types, 'id'>,
  up: boolean,
  forwards: boolean,
  { id, value, included }: Key,
): Condition {
  const field = sql.ref(column);
  // Not `coalesce`: row-level security takes it for leaky, which would keep the comparison out of the index.
  const known = forwards
    ? value
    : sql`case when ${value} is null then ${ends[column][up ? 0 : 1]}::${types[column]} else ${value} end`;
  // Values and numbers run the same way: one comparison of both.
  if (up !== forwards)
    return sql`(${field}, id) ${sql.raw(`${up ? '>' : '<'}${included ? '=' : ''}`)} (${known}, ${id})`;
  const tiesLeftOut = sql.raw(`${forwards ? '>' : '<'}${included ? '' : '='}`);
  return sql`${field} ${sql.raw(up ? '>=' : '<=')} ${known}
    and (${field} = ${value} and id ${tiesLeftOut} ${id}) is not true`;
}

/** Of the rows without a value, which run by number, those from the key on. */
function emptyBeyond(forwards: boolean, { id, value, included }: Key): Condition {
  const edge = sql.raw(ends.id[1]);
  const sign = sql.raw(`${forwards ? '<' : '>'}${included ? '=' : ''}`);
  return sql`id ${sign} case when ${value} is null then ${id} else ${edge} end`;
}

const read = (columns: RawBuilder<unknown>, plan: ListPlan, parts: readonly Part[], rows: number) =>
  sql.join(
    parts.map(
      ({ condition, order }) => sql`(select ${columns} from application
        where ${plan.condition} and ${condition} order by ${order} limit ${roomFor(rows)})`,
    ),
    sql` union all `,
  );

/**
 * The rows of a scan as common table expressions, of which `page` holds them in the order of the list. What is
 * stepped over is read in the index alone.
 */
export function pageByScan(
  plan: ListPlan,
  query: ListQuery,
  { direction, from, skip, take }: IndexScan,
): RawBuilder<unknown> {
  const column = sortColumns[query.sortBy];
  const type = types[column];
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
