import { sql } from 'kysely';
import type { Database, Trx } from '../../db/connect.ts';

/** Work of one kind that waits or is under way. */
export interface QueueFigures {
  /** Kind of the task, name of what is done every night, or either with `-given-up`. */
  readonly work: string;
  /**
   * - `left`: a transaction left it behind, and the queue has not taken it over yet
   * - `waiting`: it is to be done, for the first time or again
   * - `active`: somebody is at it
   */
  readonly state: 'left' | 'waiting' | 'active';
  readonly count: number;
  /** Seconds since the oldest of it was due; 0 while none of it is. */
  readonly seconds: number;
}

const left = (trx: Trx) =>
  sql<QueueFigures>`select kind as work, 'left' as state, count(*)::int as count,
    extract(epoch from now() - min(queued_at))::float8 as seconds from queued_task group by kind`.execute(
    trx,
  );

/** Tables of the library: it tells the same, but counts only now and then. */
const queued = (trx: Trx) =>
  sql<QueueFigures>`select name as work, case state when 'active' then 'active' else 'waiting' end as state,
    count(*)::int as count, greatest(0, extract(epoch from now() - min(start_after)))::float8 as seconds
    from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
    group by 1, 2`.execute(trx);

const hasQueue = async (trx: Trx): Promise<boolean> => {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('pgboss.job') is not null as there`.execute(trx);
  return rows[0]?.there ?? false;
};

/** How much work waits, and for how long. */
export const queueFigures = (db: Database): Promise<readonly QueueFigures[]> =>
  db.system(async (trx) => {
    const waiting = (await hasQueue(trx)) ? (await queued(trx)).rows : [];
    return [...(await left(trx)).rows, ...waiting];
  });
