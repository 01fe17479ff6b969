import type { ListQuery, SortKey } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Condition } from './application.scope.ts';

type Column = 'status' | 'label' | 'system_label' | 'assignee_id' | 'sub_brand';

/** Filters OR inside, AND between (OP-068); nothing chosen filters nothing. */
export function filtersOf(query: ListQuery): readonly Condition[] {
  return [
    anyOf('status', query.status),
    anyOf('label', query.label),
    anyOf('system_label', query.sysLabel),
    anyOf('assignee_id', query.assignee),
    anyOf('sub_brand', query.subBrand),
    productsOf(query.products, query.mustHaveAllSelectedProducts === true),
    searchOf(query.q),
  ].filter((condition) => condition !== undefined);
}

/** The empty value stands for rows without one (OP-067). */
function anyOf(column: Column, values: readonly string[] | undefined): Condition | undefined {
  if (!values || values.length === 0) return undefined;
  const field = sql.ref(column);
  const named = sql<boolean>`${field} = any(${[...values]}::text[])`;
  return values.includes('') ? sql`(${named} or ${field} is null)` : named;
}

function productsOf(values: readonly string[] | undefined, all: boolean): Condition | undefined {
  if (!values || values.length === 0) return undefined;
  const named = values.filter((value) => value !== '');
  const none = values.includes('') ? [sql<boolean>`cardinality(products) = 0`] : [];
  const some =
    named.length === 0
      ? []
      : [all ? sql<boolean>`products @> ${named}::text[]` : sql<boolean>`products && ${named}::text[]`];
  return sql`(${sql.join([...none, ...some], all ? sql` and ` : sql` or `)})`;
}

/** Case-insensitive part of any of eight fields (OP-069); a line's end stands only between two of them. */
function searchOf(q: string | undefined): Condition | undefined {
  const text = q?.replace(/\n/g, ' ').trim();
  if (!text) return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  // In a subselect it is lowered once, not for every row.
  return sql`search_text like (select lower(${pattern}))`;
}

const sortColumns = {
  ID: 'id',
  DateCreated: 'created_at',
  DateCompleted: 'completed_at',
  LastDocumentUploadDate: 'last_document_at',
  InvestmentAmount: 'investment_amount',
} as const satisfies Record<SortKey, string>;

/** Empty values last both ways, ties by number, newest first (OP-072). */
export function orderOf(query: Pick<ListQuery, 'sortBy' | 'sortType'>): RawBuilder<unknown> {
  const direction = sql.raw(query.sortType);
  if (query.sortBy === 'ID') return sql`id ${direction}`;
  return sql`${sql.ref(sortColumns[query.sortBy])} ${direction} nulls last, id desc`;
}
