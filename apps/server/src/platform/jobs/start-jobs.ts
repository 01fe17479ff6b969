import { CompiledQuery } from 'kysely';
import type { PgBoss, QueueOptions } from 'pg-boss';
import type { Database, Trx } from '../db/connect.ts';
import { withJobTimeouts } from '../db/transaction-timeouts.ts';
import type { Log } from '../observability/log.ts';
import { taskKinds, type Task, type TaskKind } from './enqueue.ts';

export interface Worker {
  /** Does the work. What it throws brings the work back later, with growing patience. */
  run(task: Task): Promise<void>;
  /** The work failed too often, or took its process down too often: leaves things in a state that people can read. */
  onRetriesExhausted(task: Task): Promise<void>;
}

export type Workers = Readonly<Record<TaskKind, Worker>>;

/** How quickly things go; tests are in more of a hurry. */
export interface JobTimings {
  /** Seconds between two looks for work. */
  readonly pollInterval: number;
  /** Seconds before the first repetition; each waits twice as long as the one before, up to ten minutes. */
  readonly retryDelay: number;
  /** Repetitions before work is given up: with the usual delay about an hour. */
  readonly retries: number;
  /** Seconds without a sign of life after which work of another process is taken over; 10 at least. */
  readonly heartbeatTimeout: number;
  /** Seconds between two looks for such work. */
  readonly superviseInterval: number;
}

const defaultTimings: JobTimings = {
  pollInterval: 1,
  retryDelay: 5,
  retries: 12,
  heartbeatTimeout: 15,
  superviseInterval: 10,
};

export interface Jobs {
  /** Takes no more work, and waits for what has begun. */
  stop(): Promise<void>;
}

/** Work of every night, by its name. Whatever it does, it does no harm to do it twice. */
export type Nightly = Readonly<Record<string, () => Promise<void>>>;

export interface JobsOptions {
  readonly workers: Workers;
  /** Default none. */
  readonly nightly?: Nightly;
  readonly log: Log;
  readonly timings?: Partial<JobTimings>;
}

/** Longest time in milliseconds that work which has begun is waited for. */
const graceMs = 10_000;

const deadLetterQueue = (kind: TaskKind): string => `${kind}-given-up`;

/**
 * Works off what requests left behind, together with every other process on the same database. The library comes in
 * here and not before: the server answers first.
 */
export async function startJobs(
  db: Database,
  { workers, nightly = {}, log, timings: given }: JobsOptions,
): Promise<Jobs> {
  const timings = { ...defaultTimings, ...given };
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: { executeSql: (text, values) => db.statement(text, values) },
    backend: db.kind,
    schedule: Object.keys(nightly).length > 0,
    superviseIntervalSeconds: timings.superviseInterval,
    monitorIntervalSeconds: timings.superviseInterval,
  });
  const report = (problem: string) => log.event({ level: 'error', event: 'jobs', problem });
  boss.on('error', (error) => report(error.name));
  await boss.start();
  for (const kind of taskKinds) await workOn(boss, kind, workers[kind], timings);
  for (const [name, work] of Object.entries(nightly)) await workNightly(boss, name, work, timings);
  const relay = startRelay(db, boss, timings, report);
  return {
    stop: async () => {
      await relay.stop();
      await boss.stop({ graceful: true, timeout: graceMs, close: false });
    },
  };
}

/** Two pieces of a kind at a time in each process, of them one of a tenant: who leaves a thousand behind holds up himself. */
const fair = { localConcurrency: 2, localGroupConcurrency: 1 };

async function workOn(boss: PgBoss, kind: TaskKind, worker: Worker, timings: JobTimings): Promise<void> {
  const options: QueueOptions = {
    retryLimit: timings.retries,
    retryDelay: timings.retryDelay,
    retryDelayMax: 600,
    retryBackoff: true,
    heartbeatSeconds: timings.heartbeatTimeout,
    deleteAfterSeconds: 86_400,
  };
  const queues = [
    { name: deadLetterQueue(kind), options, handler: (task: Task) => worker.onRetriesExhausted(task) },
    {
      name: kind,
      options: { ...options, deadLetter: deadLetterQueue(kind) },
      handler: (task: Task) => worker.run(task),
    },
  ];
  for (const { name, options: queue, handler } of queues) {
    await boss.createQueue(name, queue);
    await boss.work<Task>(name, { pollingIntervalSeconds: timings.pollInterval, ...fair }, async ([job]) => {
      if (job) await withJobTimeouts(() => handler(job.data));
    });
  }
}

/** In the small hours of Australia. A night that no process saw is made up for, once. */
const nightlyAt = '30 16 * * *';

async function workNightly(
  boss: PgBoss,
  name: string,
  work: () => Promise<void>,
  timings: JobTimings,
): Promise<void> {
  await boss.createQueue(name, {
    retryLimit: timings.retries,
    retryDelay: timings.retryDelay,
    retryBackoff: true,
  });
  await boss.work(name, { pollingIntervalSeconds: 10 * timings.pollInterval }, () => withJobTimeouts(work));
  await boss.schedule(name, nightlyAt, null, { tz: 'UTC', missed: 'once' });
}

/**
 * Hands what transactions left behind to the queue, in one transaction: a task is in one of the two, never in both and
 * never in neither. The request itself writes no job, so that it waits for no queue and needs no right to its tables.
 */
function startRelay(db: Database, boss: PgBoss, timings: JobTimings, report: (problem: string) => void) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const round = async () => {
    try {
      await db.system((trx) => handOver(trx, boss));
    } catch (error) {
      report(error instanceof Error ? error.name : 'unknown');
    }
    if (!stopped) wait();
  };
  const wait = () => {
    timer = setTimeout(() => {
      running = round();
    }, timings.pollInterval * 1000);
  };
  running = round();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Tasks of one round. */
const relayBatchSize = 100;

async function handOver(trx: Trx, boss: PgBoss): Promise<void> {
  const tasks = await trx
    .deleteFrom('queued_task')
    .where('id', 'in', (query) =>
      query
        .selectFrom('queued_task')
        .select('id')
        .where('kind', 'in', taskKinds)
        .orderBy('queued_at')
        .limit(relayBatchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'tenant', 'kind'])
    .execute();
  const executeSql = (text: string, values?: unknown[]) =>
    trx.executeQuery(CompiledQuery.raw(text, values)).then(({ rows }) => ({ rows: [...rows] }));
  for (const [kind, some] of Map.groupBy(tasks, (task) => task.kind))
    await boss.insert(
      kind,
      some.map(({ id, tenant }) => ({ id, data: { id, tenant } satisfies Task, group: { id: tenant } })),
      { db: { executeSql } },
    );
}
