import { completionBands, readDays, type DayRange } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Condition } from '../../platform/listing/conditions.ts';

export type Moment = 'created_at' | 'completed_at';

/** A moment on the tenant's clock. */
export const localTime = (column: Moment): RawBuilder<unknown> =>
  sql`(${sql.ref(column)} at time zone (select time_zone from tenant))`;

/**
 * Whether a moment is on one of these days of the tenant. Figures and filters cut days with this one condition
 * (OP-322). The wider comparison of the column itself is for its index.
 */
export const isWithin = (column: Moment, { from, to }: DayRange): Condition =>
  sql`(${sql.ref(column)} >= (${from}::date - 2)::timestamptz and ${sql.ref(column)} < (${to}::date + 3)::timestamptz
    and ${localTime(column)}::date between ${from}::date and ${to}::date)`;

/** Rows with a moment of any day, of none, or of a range of days. */
export function dayFilter(column: Moment, value: string | undefined): Condition | undefined {
  if (value === undefined) return undefined;
  if (value === 'any') return sql`${sql.ref(column)} is not null`;
  const days = readDays(value);
  return days ? isWithin(column, days) : sql`${sql.ref(column)} is null`;
}

/** The band of hours from creation to completion; null while incomplete. */
export const completionBand: RawBuilder<string | null> =
  sql`case when completed_at is null then null ${sql.join(
    completionBands.map(({ name, below }) =>
      below === Infinity
        ? sql`else ${sql.lit(name)}`
        : sql`when completed_at - created_at < make_interval(mins => ${sql.lit(below * 60)}) then ${sql.lit(name)}`,
    ),
    sql` `,
  )} end`;

export const completionFilter = (band: string | undefined): Condition | undefined =>
  band === undefined ? undefined : sql`${completionBand} = ${band}`;
