import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { PgBoss, QueueOptions } from 'pg-boss';
import type { Database, Trx } from '../db/connect.ts';
import { withJobTimeouts } from '../db/transaction-timeouts.ts';
import { failureFields } from '../observability/failure.ts';
import type { Log } from '../observability/log.ts';
import { taskKinds, type Task, type TaskKind } from './enqueue.ts';

export interface Worker {
  /** Runs the task. After an error it is retried with growing delays. */
  run(task: Task): Promise<void>;
  /** The task failed, or crashed its process, too often: leaves a state that users can see. */
  onRetriesExhausted(task: Task): Promise<void>;
}

export type Workers = Readonly<Record<TaskKind, Worker>>;

/** The timings of the queue; tests use shorter ones. */
export interface JobTimings {
  /** Seconds between two polls for tasks. */
  readonly pollInterval: number;
  /** Seconds before the first retry; the delay doubles up to ten minutes. */
  readonly retryDelay: number;
  /** Retries before the task goes to the dead letter queue; about an hour with the default delay. */
  readonly retries: number;
  /** Seconds without a heartbeat after which another process takes the task over; at least 10. */
  readonly heartbeatTimeout: number;
  /** Seconds between two checks for such tasks. */
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
  /** Whether the queue failed repeatedly within the last polls. */
  failing(): boolean;
  /** Takes no more tasks, and waits for the running ones. */
  stop(): Promise<void>;
}

/** Nightly jobs by name. They have to be idempotent. */
export type Nightly = Readonly<Record<string, () => Promise<void>>>;

export interface JobsOptions {
  readonly workers: Workers;
  readonly nightly?: Nightly;
  readonly log: Log;
  readonly timings?: Partial<JobTimings>;
}

/** Longest wait for running tasks in milliseconds. */
const graceMs = 10_000;

/** So many failures of the queue within so many polls are no hiccup. */
const [repeatedFailures, failurePolls] = [3, 5];

const deadLetterQueue = (kind: TaskKind): string => `${kind}-given-up`;

/**
 * Works off the queue, together with all other processes on the database. The queue library is loaded lazily, so that
 * the server can respond first.
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
  const failures: number[] = [];
  const report = (error: Error & { readonly queue?: string }) => {
    failures.unshift(performance.now());
    failures.length = Math.min(failures.length, repeatedFailures);
    log.event({ level: 'error', event: 'jobs', queue: error.queue, ...failureFields(error) });
  };
  boss.on('error', report);
  await boss.start();
  for (const kind of taskKinds) await workOn(boss, kind, workers[kind], timings);
  for (const [name, work] of Object.entries(nightly)) await workNightly(boss, name, work, timings);
  const relay = startRelay(db, boss, timings, report);
  return {
    failing: () =>
      performance.now() - (failures[repeatedFailures - 1] ?? -Infinity) <
      failurePolls * timings.pollInterval * 1000,
    stop: async () => {
      await relay.stop();
      await boss.stop({ graceful: true, timeout: graceMs, close: false });
    },
  };
}

/**
 * Each process runs two tasks of a kind, at most one per tenant, so that a tenant with a thousand tasks delays only
 * itself.
 */
const fairConcurrency = { localConcurrency: 2, localGroupConcurrency: 1 };

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
    await boss.work<Task>(
      name,
      { pollingIntervalSeconds: timings.pollInterval, ...fairConcurrency },
      async ([job]) => {
        if (job) await withJobTimeouts(() => handler(job.data));
      },
    );
  }
}

/** At night in Australia. A missed run is made up for once. */
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
 * Moves committed tasks to the queue, each in one transaction, so that none is lost or duplicated. The request does
 * not write to the queue itself, so it neither waits for it nor needs access to its tables.
 */
function startRelay(db: Database, boss: PgBoss, timings: JobTimings, report: (error: Error) => void) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rounds = async () => {
    while (!signal.aborted) {
      await db.system((trx) => handOver(trx, boss)).catch(report);
      await pause(timings.pollInterval * 1000, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = rounds();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

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
