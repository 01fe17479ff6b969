import { applicationFilters, facetNames, type ListQuery, type SortKey } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import { rowFields } from './application-list.row.ts';
import { anyOf, patternOf, type Condition } from '../../platform/listing/conditions.ts';

/** What narrows and orders a list; the page is no part of it. */
export type ListChoice = Omit<ListQuery, 'pageNo' | 'rowsPerPage'>;

/** A filter in force on a column with one value in each row; the empty text stands for rows without one (OP-067). */
export interface Facet {
  readonly column: string;
  readonly values: readonly string[];
}

/** The facets in force. */
export const facetsOf = (query: ListChoice): readonly Facet[] =>
  facetNames.flatMap((name) =>
    query[name]?.length
      ? [{ column: rowFields[applicationFilters[name].field], values: [...new Set(query[name])] }]
      : [],
  );

/** Filters OR inside, AND between (OP-068). */
export function filtersOf(query: ListChoice): readonly Condition[] {
  const search = patternOf(query.q);
  return [
    ...facetsOf(query).map(({ column, values }) => anyOf(sql.ref(column), values)),
    productsOf(query.products, query.mustHaveAllSelectedProducts === true),
    // Part of any of eight fields, in any case (OP-069). In a subselect it is lowered once, not for every row.
    search === undefined ? undefined : sql<boolean>`search_text like (select lower(${search}))`,
  ].filter((condition) => condition !== undefined);
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

export const sortColumns = {
  ID: 'id',
  DateCreated: 'created_at',
  DateCompleted: 'completed_at',
  LastDocumentUploadDate: 'last_document_at',
  InvestmentAmount: 'amount_cents',
} as const satisfies Record<SortKey, string>;

/** Empty values last both ways, ties by number, newest first (OP-072). */
export function orderOf(query: Pick<ListQuery, 'sortBy' | 'sortType'>): RawBuilder<unknown> {
  const direction = sql.raw(query.sortType);
  if (query.sortBy === 'ID') return sql`id ${direction}`;
  return sql`${sql.ref(sortColumns[query.sortBy])} ${direction} nulls last, id desc`;
}
