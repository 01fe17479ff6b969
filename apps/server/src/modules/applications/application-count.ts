import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { searchedText } from '../../platform/listing/conditions.ts';
import type { ListCache } from './application-list.cache.ts';
import { storedTotal, type ListPlan } from './application-list.plan.ts';
import { hitsMaximum, searchable, searchHits } from './application-list.store.ts';

/** The totals of lists whose totals are stored, by the names of their plans. */
export async function storedTotals(
  trx: Trx,
  plans: readonly ListPlan[],
): Promise<ReadonlyMap<string, number>> {
  if (plans.length === 0) return new Map();
  const { rows } = await sql<{ totals: number[] }>`
    select array[${sql.join(plans.map(storedTotal))}]::int[] as totals`.execute(trx);
  return new Map(plans.map(({ name }, index) => [name, rows[0]?.totals[index] ?? 0]));
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
    const { rows } = await sql<{ count: number; hits: number }>`
      with hits as materialized (${await searchHits(trx, cache, plan, searchedText(q))})
      select (select count(*)::int from (select 1 from hits where ${plan.unsearched} ${limit}) as counted) as count,
        (select count(*)::int from hits) as hits`.execute(trx);
    const [found] = rows;
    // With more hits they are not complete.
    if (found && (found.hits <= hitsMaximum(cache) || found.count > maximum)) return found.count;
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from application where ${plan.condition} ${limit}) as counted`.execute(trx);
  return rows[0]?.count ?? 0;
}
