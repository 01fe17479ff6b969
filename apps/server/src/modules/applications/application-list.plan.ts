import { sql, type RawBuilder } from 'kysely';
import type { Person } from '../../platform/http/person.ts';
import type { Condition } from '../../platform/listing/conditions.ts';
import { facetsOf, filtersOf, type Facet, type ListChoice } from './application.filters.ts';
import { boundOf, conditionOf, type Bound, type ListScope } from './application.scope.ts';

/** How a list is read: what bounds and filters it, and what of that the database has stored or indexed. */
export interface ListPlan {
  readonly tenant: string;
  /** The same for every call that leaves the same rows, within one tenant. */
  readonly name: string;
  readonly bound: Bound;
  /** The only filter in force, if there is one; undefined as well where no total is stored. */
  readonly facet: Facet | undefined;
  /** The database stores its total: no more than one filter of a single column. */
  readonly totalStored: boolean;
  /** Every order has an index of its own: no more than one value of that filter. */
  readonly indexed: boolean;
  /** What holds for each of its rows. */
  readonly condition: Condition;
  /** The same without the search. */
  readonly unsearched: Condition;
}

/** Cancelled is never listed (OP-088). */
const listed: Condition = sql`status <> 'Cancelled'`;

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
  return {
    tenant: person.tenant,
    name: JSON.stringify([person.tenant, bound, facets, q, products, products && all]),
    bound,
    facet,
    totalStored,
    indexed: totalStored && (facet?.values.length ?? 1) === 1,
    condition: every(filters),
    unsearched: every(filtersOf({ ...query, q: undefined })),
  };
}

/** The stored total of a list: a sum over a few rows, whatever the size of the tenant. */
export function storedTotal({ bound, facet }: ListPlan): RawBuilder<number> {
  const [column, value] = typeof bound === 'string' ? ['', ''] : [bound.column, bound.value];
  return sql`(select coalesce(sum(total), 0)::int from application_total
    where bound = ${column} and bound_value = ${value} and facet = ${facet?.column ?? ''}
      and facet_value = any(${facet ? [...facet.values] : ['']}::text[]))`;
}

/** Another text whenever anything about any application of the tenant is another. */
export const stamp: RawBuilder<string> = sql`(select coalesce(sum(stamp), 0)::text from application_total
  where bound = '' and bound_value = '' and facet = '' and facet_value = '')`;
