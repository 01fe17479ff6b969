import { sql } from 'kysely';
import type { Database, Trx } from '../../db/connect.ts';
import { selectValue } from '../../db/select-value.ts';

/** Waiting or active work of one kind. */
export interface QueueFigures {
  /** The kind of a task, the name of a nightly job, or either with `-given-up`. */
  readonly work: string;
  /**
   * - `left`: committed by a transaction, not in the queue yet
   * - `waiting`: to be run, for the first time or again
   * - `active`: running
   */
  readonly state: 'left' | 'waiting' | 'active';
  readonly count: number;
  /** Seconds since the oldest was due; 0 if none is due. */
  readonly seconds: number;
}

const left = (trx: Trx) =>
  sql<QueueFigures>`select kind as work, 'left' as state, count(*)::int as count,
    extract(epoch from now() - min(queued_at))::float8 as seconds from queued_task group by kind`.execute(
    trx,
  );

/** Reads the tables of the queue library, whose own statistics are updated only now and then. */
const queued = (trx: Trx) =>
  sql<QueueFigures>`select name as work, case state when 'active' then 'active' else 'waiting' end as state,
    count(*)::int as count, greatest(0, extract(epoch from now() - min(start_after)))::float8 as seconds
    from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
    group by 1, 2`.execute(trx);

const hasQueue = (trx: Trx): Promise<boolean> =>
  selectValue(trx, sql<boolean>`to_regclass('pgboss.job') is not null`);

/** The amount and age of waiting work. */
export const queueFigures = (db: Database): Promise<readonly QueueFigures[]> =>
  db.system(async (trx) => {
    const waiting = (await hasQueue(trx)) ? (await queued(trx)).rows : [];
    return [...(await left(trx)).rows, ...waiting];
  });
