import {
  applicationFilters,
  filterNames,
  filterParameter,
  listAssignees,
  listOfView,
  mapFilters,
  storedFilterName,
  storedViewDefinition,
  viewCountMaximum,
  withoutUnknown,
  type KnownValues,
  type ViewCount,
  type ViewDefinition,
  type ViewScope,
} from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { codeOf } from '../../platform/observability/failure.ts';
import { RecentlyUsed } from '../../platform/recently-used.ts';
import { countUpTo, storedTotals, type CountedList } from '../applications/application-count.ts';
import type { ListCache } from '../applications/application-list.cache.ts';
import { optionLookups } from '../lookups/option-lookups.ts';
import { planList } from '../applications/application-list.plan.ts';
import type { Reader } from './view.service.ts';
import { visibleViews } from './view.store.ts';

/** Milliseconds for which a counted number is reused. */
const countMaxAgeMs = 60_000;
/** Views counted in one call; others have no number until a later call. */
const countedAtOnce = 5;
/** Milliseconds after which a count is given up, on a PostgreSQL server. */
const countTimeoutMs = 200;
/** Counts that one process remembers. */
const rememberedCounts = 300;

/** What was counted, by the name of its plan, for all readers of the same rows. */
export const countCache = <T = number>(now: () => number): RecentlyUsed<T> =>
  new RecentlyUsed({ maximum: rememberedCounts, maxAgeMs: countMaxAgeMs, now });

export interface CountCaches {
  readonly counts: RecentlyUsed<number>;
  readonly list: ListCache;
}

/** Counts the applications of each view that the person may open, in the list that the person would see. */
export async function countsFor({ trx, person }: Reader, caches: CountCaches): Promise<ViewCount[]> {
  const stored = await visibleViews(trx, person).select('view.definition').execute();
  if (stored.length === 0) return [];
  const views = stored.map((view) => ({ ...view, definition: storedViewDefinition(view.definition) }));
  const known = await knownValues(
    trx,
    views.map(({ definition }) => definition),
  );
  const lists = views.map(({ id, scope, definition }) => ({
    id,
    ...listOf(person, scope, withoutUnknown(definition, known)),
  }));
  const different = [...new Map(lists.map((list) => [list.plan.name, list])).values()];
  const totals = await storedTotals(
    trx,
    different.flatMap(({ plan }) => (plan.totalStored ? [plan] : [])),
  );
  const counted = await countLists(
    trx,
    different.filter(({ plan }) => !plan.totalStored),
    caches,
  );
  return lists.map(({ id, plan }) => {
    const total = totals.get(plan.name);
    if (total !== undefined) return { Id: id, Count: total, More: false };
    const count = counted.get(plan.name);
    const More = count !== undefined && count > viewCountMaximum;
    return { Id: id, Count: More ? viewCountMaximum : (count ?? null), More };
  });
}

/** The values of these views that the lookup of their filter lists. */
async function knownValues(trx: Trx, views: readonly ViewDefinition[]): Promise<KnownValues> {
  const used = views.flatMap((view) => filterNames.flatMap((name) => view[storedFilterName(name)]));
  const values = sql`any(${[...new Set(used)]}::text[])`;
  const { rows } = await sql<{ kind: string; value: string }>`
    select kind, value from list_option where value = ${values}
    union all
    select 'assignee', global_id from portal_user where assignable is not null and global_id = ${values}`.execute(
    trx,
  );
  return mapFilters((name) => {
    const { lookup, values: fixed } = applicationFilters[name];
    const [, kind] =
      [...optionLookups, [listAssignees, 'assignee'] as const].find(([one]) => one === lookup) ?? [];
    return fixed
      ? new Set(fixed)
      : kind && new Set(rows.flatMap((row) => (row.kind === kind ? [row.value] : [])));
  });
}

function listOf(person: Person, Scope: ViewScope, definition: ViewDefinition): CountedList {
  const seen = listOfView({ Scope }, person.claims);
  const filters = Object.fromEntries(
    filterNames.map((name) => [name, filterParameter(name, definition[storedFilterName(name)])]),
  );
  const q = definition.Q || undefined;
  const plan = planList(person, seen === 'my' ? 'mine' : 'all', {
    ...filters,
    mustHaveAllSelectedProducts: definition.MustHaveAllSelectedProducts,
    q,
    sortBy: 'ID',
    sortType: 'desc',
  });
  return { plan, q };
}

async function countLists(
  trx: Trx,
  lists: readonly CountedList[],
  { counts, list }: CountCaches,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const missing: CountedList[] = [];
  for (const one of lists) {
    const { bound, name } = one.plan;
    const count = bound === 'nothing' ? 0 : counts.get(name);
    if (count === undefined) missing.push(one);
    else found.set(name, count);
  }
  if (missing.length === 0) return found;
  await sql`savepoint counting`.execute(trx);
  // The best plan depends on how selective the values are.
  await sql`select set_config('statement_timeout', ${String(countTimeoutMs)}, true),
    set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx);
  for (const one of missing.slice(0, countedAtOnce)) {
    const count = await inTime(trx, () => countUpTo(trx, list, one, viewCountMaximum));
    if (count === undefined) continue;
    counts.set(one.plan.name, count);
    found.set(one.plan.name, count);
  }
  // The settings end with it.
  await sql`rollback to savepoint counting`.execute(trx);
  return found;
}

/** Undefined if it takes too long. */
async function inTime<T>(trx: Trx, work: () => Promise<T>): Promise<T | undefined> {
  await sql`savepoint counted`.execute(trx);
  try {
    return await work();
  } catch (error) {
    // Canceled by the timeout of the statement.
    if (codeOf(error) !== '57014') throw error;
    await sql`rollback to savepoint counted`.execute(trx);
    return undefined;
  }
}
