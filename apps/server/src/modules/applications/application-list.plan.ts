import { applicationFilters, facetNames, type ListQuery } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Person } from '../../platform/http/person.ts';
import { anyOf, matches, patternOf, type Condition } from '../../platform/listing/conditions.ts';
import { completionFilter, dayFilter } from './application-list.dates.ts';
import { rowFields } from './application-list.row.ts';
import { boundOf, conditionOf, type Bound, type ListScope } from './application.scope.ts';

/** The filters and the order of a list, without the page. */
export type ListChoice = Omit<ListQuery, 'pageNo' | 'rowsPerPage'>;

/** An active filter on a single-valued column; the empty text selects rows without a value (OP-067). */
export interface Facet {
  readonly column: string;
  readonly values: readonly string[];
}

/** The active facets. */
const facetsOf = (query: ListChoice): readonly Facet[] =>
  facetNames.flatMap((name) =>
    query[name]?.length
      ? [{ column: rowFields[applicationFilters[name].field], values: [...new Set(query[name])] }]
      : [],
  );

/** The searched fields of an application, folded, each on its own line. */
export const searchedFields = sql<string>`coalesce(folded_text, search_text)`;

/** An empty type counts as none. */
export const applicationType = sql<string | null>`nullif(application_type, '')`;

/** The same of a row of `hits`, which the search does not copy. */
const typeOfHit = sql<string | null>`(select ${applicationType} from application where id = hits.id)`;

/** Filters OR inside, AND between (OP-068). */
function filtersOf(query: ListChoice, type = applicationType): readonly Condition[] {
  const search = patternOf(query.q);
  return [
    ...facetsOf(query).map(({ column, values }) => anyOf(sql.ref(column), values)),
    productsOf(query.products, query.mustHaveAllSelectedProducts === true),
    query.applicationType?.length ? anyOf(type, query.applicationType) : undefined,
    dayFilter('created_at', query.created),
    dayFilter('completed_at', query.completed),
    completionFilter(query.timeToComplete),
    // Matches part of any of eight fields (OP-069).
    search === undefined ? undefined : matches(searchedFields, search),
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

/** How a list is read: its bounds and filters, and what of that the database has stored or indexed. */
export interface ListPlan {
  readonly tenant: string;
  /** The same for every call with the same rows, within one tenant. */
  readonly name: string;
  readonly bound: Bound;
  /** The only active filter; undefined if there is none, or if no total is stored. */
  readonly facet: Facet | undefined;
  /** Whether the database stores the total: at most one filter of a single column. */
  readonly totalStored: boolean;
  /** Whether every order has its own index: at most one value of that filter. */
  readonly indexed: boolean;
  /** The condition on its rows. */
  readonly condition: Condition;
  /** The same without the search, on the rows of `hits`. */
  readonly unsearched: Condition;
}

/** Cancelled applications are never listed (OP-088). */
export const listed: Condition = sql`status <> 'Cancelled'`;

/** Decides how a list is read. */
export function planList(person: Person, list: ListScope, query: ListChoice): ListPlan {
  const bound = boundOf(person, list);
  const filters = filtersOf(query);
  const facets = facetsOf(query);
  const totalStored = bound !== 'nothing' && facets.length <= 1 && filters.length === facets.length;
  const every = (conditions: readonly Condition[]): Condition =>
    sql`${sql.join([listed, conditionOf(bound), ...conditions], sql` and `)}`;
  const facet = totalStored ? facets[0] : undefined;
  const { q, products, mustHaveAllSelectedProducts: all } = query;
  const figures = [query.applicationType, query.created, query.completed, query.timeToComplete];
  return {
    tenant: person.tenant,
    name: JSON.stringify([person.tenant, bound, facets, q, products, products && all, ...figures]),
    bound,
    facet,
    totalStored,
    indexed: totalStored && (facet?.values.length ?? 1) === 1,
    condition: every(filters),
    unsearched: every(filtersOf({ ...query, q: undefined }, typeOfHit)),
  };
}

/** Where the total of a list is stored: the rows of `application_total` with these values. */
export function totalKey({ bound, facet }: ListPlan) {
  const [column, value] = typeof bound === 'string' ? ['', ''] : [bound.column, bound.value];
  return { bound: column, value, facet: facet?.column ?? '', facetValues: facet?.values ?? [''] };
}

/** The stored total of a list: a sum over a few rows, whatever the size of the tenant. */
export function storedTotal(plan: ListPlan): RawBuilder<number> {
  const { bound, value, facet, facetValues } = totalKey(plan);
  return sql`(select coalesce(sum(total), 0)::int from application_total
    where bound = ${bound} and bound_value = ${value} and facet = ${facet}
      and facet_value = any(${[...facetValues]}::text[]))`;
}

/** Changes with every change of any application of the tenant. */
export const version: RawBuilder<string> = sql`(select coalesce(sum(stamp), 0)::text from application_total
  where bound = '' and bound_value = '' and facet = '' and facet_value = '')`;
