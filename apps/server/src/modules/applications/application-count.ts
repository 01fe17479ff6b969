import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { onlyRow } from '../../platform/db/only-row.ts';
import { searchedText } from '../../platform/listing/conditions.ts';
import type { ListCache } from './application-list.cache.ts';
import { totalKey, type ListPlan } from './application-list.plan.ts';
import { hitsMaximum, searchable, searchHits } from './application-list.store.ts';

/** The totals of lists whose totals are stored, by the names of their plans. One statement, for any number of lists. */
export async function storedTotals(
  trx: Trx,
  plans: readonly ListPlan[],
): Promise<ReadonlyMap<string, number>> {
  if (plans.length === 0) return new Map();
  const keys = plans.flatMap((plan, number) => {
    const { facetValues, ...key } = totalKey(plan);
    return facetValues.map((facetValue) => ({ number, ...key, facetValue }));
  });
  const texts = (name: 'bound' | 'value' | 'facet' | 'facetValue') =>
    sql`${keys.map((key) => key[name])}::text[]`;
  const { rows } = await sql<{ number: number; total: number }>`
    select number, sum(total)::int as total
    from unnest(${keys.map(({ number }) => number)}::int[], ${texts('bound')}, ${texts('value')}, ${texts('facet')},
      ${texts('facetValue')}) as wanted (number, bound, bound_value, facet, facet_value)
      join application_total using (bound, bound_value, facet, facet_value)
    group by number`.execute(trx);
  const totals = new Map(rows.map(({ number, total }) => [number, total]));
  return new Map(plans.map(({ name }, number) => [name, totals.get(number) ?? 0]));
}

export interface CountedList {
  readonly plan: ListPlan;
  /** Its search text, if any. */
  readonly q: string | undefined;
}

/** Counts the applications of a list, up to one more than `maximum`. */
export async function countUpTo(
  trx: Trx,
  cache: ListCache,
  { plan, q }: CountedList,
  maximum: number,
): Promise<number> {
  const limit = sql`limit ${maximum + 1}::int`;
  if (q !== undefined && searchable(q)) {
    const statement = sql<{ count: number; hits: number }>`
      with hits as materialized (${await searchHits(trx, cache, plan, searchedText(q))})
      select (select count(*)::int from (select 1 from hits where ${plan.unsearched} ${limit}) as counted) as count,
        (select count(*)::int from hits) as hits`;
    const { count, hits } = await onlyRow(trx, statement);
    // With more hits they are not complete.
    if (hits <= hitsMaximum(cache) || count > maximum) return count;
  }
  const statement = sql<{ count: number }>`
    select count(*)::int as count from (select 1 from application where ${plan.condition} ${limit}) as counted`;
  return (await onlyRow(trx, statement)).count;
}
