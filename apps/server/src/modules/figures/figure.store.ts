import {
  completionBands,
  figureGroupsMaximum,
  groupOf,
  type countApplications,
  type DayRange,
  type Grouping,
  type Reply,
} from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Parts } from '../../platform/http/route.ts';
import type { Person } from '../../platform/http/person.ts';
import { completionBand, isWithin, localTime } from '../applications/application-list.dates.ts';
import { applicationType, planList } from '../applications/application-list.plan.ts';
import type { FigureCache } from './figure-cache.ts';

export type Figures = Reply<typeof countApplications>;

interface FigureCall {
  readonly person: Person;
  readonly timeZone: string;
  readonly query: Parts<typeof countApplications>['query'];
}

/** Applications that the figures do not tell apart. */
interface Cell {
  readonly type: string | null;
  readonly status: string;
  /** Created in the period. */
  readonly created: boolean;
  readonly complete: boolean;
  /** First day of the month or quarter of its completion, if that is in the period. */
  readonly group: string | null;
  readonly band: string | null;
  readonly total: number;
}

/** The figures of a list, counted or as they were within the last minute. */
export function countFigures(
  trx: Trx,
  cache: FigureCache<Figures>,
  { person, timeZone, query }: FigureCall,
): Promise<Figures> {
  const { Scope, From, To, By, Fresh = false } = query;
  const plan = planList(person, Scope === 'my' ? 'mine' : 'all', { sortBy: 'ID', sortType: 'desc' });
  const period = From !== undefined && To !== undefined ? { from: From, to: To } : undefined;
  const by = period && groupsOf(period, By).length > figureGroupsMaximum ? 'quarter' : By;
  const name = JSON.stringify([plan.name, period, by, timeZone]);
  return cache.read(plan.tenant, name, Fresh, async () => {
    const within = (column: 'created_at' | 'completed_at') =>
      period ? isWithin(column, period) : sql<boolean>`${sql.ref(column)} is not null`;
    // The best plan depends on the length of the period.
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx);
    const { rows: cells } = await sql<Cell>`
      select ${applicationType} as type, status, coalesce(${within('created_at')}, false) as created,
        completed_at is not null as complete,
        case when ${within('completed_at')} then to_char(date_trunc(${by}, ${localTime('completed_at')}), 'YYYY-MM-DD') end
          as "group",
        case when ${within('completed_at')} then ${completionBand} end as band, count(*)::int as total
      from application where ${plan.condition} and (${within('created_at')} or ${within('completed_at')})
      group by 1, 2, 3, 4, 5, 6`.execute(trx);
    const { rows } = await sql<{ today: string; seconds: number }>`select
      extract(epoch from now())::int as seconds, to_char(now() at time zone ${timeZone}, 'YYYY-MM-DD') as today`.execute(
      trx,
    );
    const { today = '', seconds = 0 } = rows[0] ?? {};
    return {
      AsOfTimestamp: seconds,
      TimeZone: timeZone,
      From: period?.from ?? null,
      To: period?.to ?? null,
      By: by,
      ...figuresOf(cells, { period, by, today }),
    };
  });
}

interface Span {
  /** Undefined for all time. */
  readonly period: DayRange | undefined;
  readonly by: Grouping;
  readonly today: string;
}

function figuresOf(cells: readonly Cell[], { period, by, today }: Span) {
  const sum = (of: (cell: Cell) => boolean) =>
    cells.reduce((total, cell) => total + (of(cell) ? cell.total : 0), 0);
  const created = cells.filter((cell) => cell.created);
  const types = [...new Set(created.map(({ type }) => type))];
  const initiated = types.map((Type) => {
    const count = (complete: boolean) =>
      sum((cell) => cell.created && cell.type === Type && cell.complete === complete);
    return { Type, Complete: count(true), NotComplete: count(false) };
  });
  // A depersonalised application can no longer be completed (FIGURES-018).
  const open = created.filter(({ complete, status }) => !complete && status !== 'Depersonalised');
  const statuses = [...new Set(open.map(({ status }) => status))].map((Status) => ({
    Status,
    Total: sum((cell) => open.includes(cell) && cell.status === Status),
  }));
  const earliest = cells.flatMap(({ group }) => group ?? []).toSorted()[0] ?? today;
  const whole = period ?? {
    from: groupOf(earliest < today ? earliest : today, by).from,
    to: groupOf(today, by).to,
  };
  return {
    Initiated: initiated,
    Types: initiated.map(({ Type, Complete, NotComplete }) => ({ Type, Total: Complete + NotComplete })),
    Completed: groupsOf(whole, by)
      .slice(-figureGroupsMaximum)
      .map(({ from, to }) => ({
        From: from,
        To: to,
        Total: sum(({ group }) => group === groupOf(from, by).from),
        Running: from <= today && today <= groupOf(from, by).to,
      })),
    TimeToComplete: completionBands.map(({ name }) => ({
      Band: name,
      Total: sum(({ band }) => band === name),
    })),
    LastSections: statuses
      .toSorted((a, b) => b.Total - a.Total || (a.Status < b.Status ? -1 : 1))
      .slice(0, 5),
    Totals: {
      Complete: sum((cell) => cell.created && cell.complete),
      NotComplete: sum((cell) => cell.created && !cell.complete),
      Completed: sum(({ group }) => group !== null),
    },
  };
}

/** The months or quarters of a period; the first and the last may be cut. */
function groupsOf({ from, to }: DayRange, by: Grouping): readonly DayRange[] {
  const groups: DayRange[] = [];
  for (let group = groupOf(from, by); group.from <= to; group = groupOf(group.from, by, 1))
    groups.push({ from: group.from < from ? from : group.from, to: group.to > to ? to : group.to });
  return groups;
}
