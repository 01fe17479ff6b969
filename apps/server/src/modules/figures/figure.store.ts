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
import { onlyRow } from '../../platform/db/only-row.ts';
import { completionBand, isWithin, localTime, type Moment } from '../applications/application-list.dates.ts';
import { applicationType, type ListPlan } from '../applications/application-list.plan.ts';
import { secondsText } from '../../platform/unix-seconds.ts';

export type Figures = Reply<typeof countApplications>;

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

export interface FigureQuery {
  readonly timeZone: string;
  /** Undefined for all time. */
  readonly period: DayRange | undefined;
  readonly by: Grouping;
}

/** Counts the applications of a list in one statement. */
export async function countFigures(trx: Trx, plan: ListPlan, query: FigureQuery): Promise<Figures> {
  const { timeZone, period } = query;
  const by = period && groupsOf(period, query.by).length > figureGroupsMaximum ? 'quarter' : query.by;
  const within = (column: Moment) =>
    period ? isWithin(column, period) : sql`${sql.ref(column)} is not null`;
  // The best plan depends on the length of the period. Few groups are counted; PostgreSQL expects one for each moment.
  const now = sql<{ today: string; seconds: number }>`select
    set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '64MB', true),
    ${sql.raw(secondsText('now()'))}::int as seconds,
    to_char(now() at time zone ${timeZone}, 'YYYY-MM-DD') as today`;
  const { today, seconds } = await onlyRow(trx, now);
  // A day becomes text once for each group, not for each application.
  const { rows: cells } = await sql<Cell>`
    select type, status, created, complete, "group"::date::text as "group", band, total::int as total from (
      select ${applicationType} as type, status, coalesce(${within('created_at')}, false) as created,
        completed_at is not null as complete, case when ${within('completed_at')}
          then date_trunc(${by}, ${localTime('completed_at')}) end as "group",
        case when ${within('completed_at')} then ${completionBand} end as band, count(*) as total
      from application where ${plan.condition} and (${within('created_at')} or ${within('completed_at')})
      group by 1, 2, 3, 4, 5, 6) as counted`.execute(trx);
  return {
    AsOfTimestamp: seconds,
    TimeZone: timeZone,
    From: period?.from ?? null,
    To: period?.to ?? null,
    By: by,
    ...figuresOf(cells, today, { period, by }),
  };
}

function figuresOf(cells: readonly Cell[], today: string, { period, by }: Omit<FigureQuery, 'timeZone'>) {
  const count = (of: (cell: Cell) => boolean) =>
    cells.reduce((total, cell) => total + (of(cell) ? cell.total : 0), 0);
  const created = (complete: boolean, type?: string | null) =>
    count((cell) => cell.created && cell.complete === complete && (type === undefined || cell.type === type));
  // A depersonalised application can no longer be completed (FIGURES-018).
  const isOpen = (cell: Cell) => cell.created && !cell.complete && cell.status !== 'Depersonalised';
  const types = new Set(cells.flatMap((cell) => (cell.created ? [cell.type] : [])));
  const statuses = new Set(cells.flatMap((cell) => (isOpen(cell) ? [cell.status] : [])));
  const [earliest = today] = cells.flatMap(({ group }) => group ?? []).toSorted();
  const first = groupOf(earliest < today ? earliest : today, by).from;
  const groups = groupsOf(period ?? { from: first, to: groupOf(today, by).to }, by);
  return {
    Initiated: [...types].map((Type) => ({
      Type,
      Complete: created(true, Type),
      NotComplete: created(false, Type),
    })),
    Completed: groups.slice(-figureGroupsMaximum).map(({ from, to }) => {
      const whole = groupOf(from, by);
      return {
        From: from,
        To: to,
        Total: count(({ group }) => group === whole.from),
        Running: whole.from <= today && today <= whole.to,
      };
    }),
    TimeToComplete: completionBands.map(({ name: Band }) => ({
      Band,
      Total: count(({ band }) => band === Band),
    })),
    LastSections: [...statuses]
      .map((Status) => ({ Status, Total: count((cell) => isOpen(cell) && cell.status === Status) }))
      .toSorted((a, b) => b.Total - a.Total || (a.Status < b.Status ? -1 : 1))
      .slice(0, 5),
    Totals: {
      Complete: created(true),
      NotComplete: created(false),
      Completed: count(({ group }) => group !== null),
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
