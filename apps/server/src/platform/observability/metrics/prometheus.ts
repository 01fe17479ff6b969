import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/connect.ts';
import { readinessChecks, type ReadinessCheck } from '../../http/health.ts';
import type { ConcurrencyLimits } from '../../limits/concurrency-limits.ts';
import { queueFigures, type QueueFigures } from './queue-figures.ts';
import type { MetricRecorder } from './observers.ts';

export interface MetricSources {
  readonly db: Database;
  /** The failed readiness checks. */
  readonly missing: () => Promise<readonly ReadinessCheck[]>;
  readonly limits: Pick<ConcurrencyLimits, 'figures' | 'classes'>;
}

export type Prometheus = ReturnType<typeof prometheus>;

/** Seconds; the target of most calls is within the first buckets. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const workBuckets = [0.05, 0.25, 1, 5, 15, 60, 300];

/** The metrics of `/metrics`. Their names are stable, because dashboards and alerts use them. */
export function prometheus(sources: MetricSources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'portal_http_answers_total',
    help: 'Responses by route and status, including errors.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const answerSeconds = new Histogram({
    name: 'portal_http_answer_seconds',
    help: 'Time until an answer began, by route.',
    labelNames: ['method', 'route'],
    buckets: answerBuckets,
    registers,
  });
  const signIns = new Counter({
    name: 'portal_sign_ins_total',
    help: 'Attempts to sign in, by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  const work = new Counter({
    name: 'portal_work_total',
    help: 'Attempts at work that left its request, by how they ended.',
    labelNames: ['work', 'outcome'],
    registers,
  });
  const workSeconds = new Histogram({
    name: 'portal_work_seconds',
    help: 'Time that an attempt at such work took.',
    labelNames: ['work'],
    buckets: workBuckets,
    registers,
  });
  stateGauges(registry, sources);
  limitFigures(registry, sources);
  queueGauges(registry, sources);
  const metricRecorder: MetricRecorder = {
    requestAnswered: ({ method, route, status, seconds, signIn }) => {
      answers.inc({ method, route, status });
      answerSeconds.observe({ method, route }, seconds);
      if (signIn !== undefined) signIns.inc({ outcome: signIn });
    },
    jobAttempted: ({ work: name, outcome, seconds }) => {
      work.inc({ work: name, outcome });
      workSeconds.observe({ work: name }, seconds);
    },
  };
  return { registry, metricRecorder };
}

function stateGauges(registry: Registry, { db, missing }: MetricSources): void {
  gauge(registry, 'portal_health', 'Whether a readiness check passes: 1 or 0.', ['sign'], async (set) => {
    const lacks = new Set(await missing());
    for (const sign of readinessChecks) set({ sign }, lacks.has(sign) ? 0 : 1);
  });
  gauge(registry, 'portal_pool_connections', 'Connections to the database.', ['state'], (set) => {
    const figures = db.pool?.();
    if (!figures) return;
    set({ state: 'busy' }, figures.open - figures.idle);
    set({ state: 'idle' }, figures.idle);
    set({ state: 'maximum' }, figures.maximum);
  });
  gauge(registry, 'portal_pool_waiting', 'Calls that wait for a connection to the database.', [], (set) => {
    set({}, db.pool?.().waiting ?? 0);
  });
}

function limitFigures(registry: Registry, { limits }: MetricSources): void {
  gauge(
    registry,
    'portal_places',
    'Concurrent calls by work class: running, waiting and maximum.',
    ['work', 'state'],
    (set) => {
      for (const [name, { running, waiting }] of Object.entries(limits.figures())) {
        set({ work: name, state: 'taken' }, running);
        set({ work: name, state: 'waiting' }, waiting);
      }
      for (const [name, { perProcess }] of Object.entries(limits.classes()))
        set({ work: name, state: 'maximum' }, perProcess);
    },
  );
  const rejections = new Counter({
    name: 'portal_place_refusals_total',
    help: 'Calls rejected by a concurrency limit.',
    labelNames: ['work'],
    registers: [registry],
    // Read from the counters of the limiters.
    collect: () => {
      rejections.reset();
      for (const [name, { rejected }] of Object.entries(limits.figures()))
        rejections.inc({ work: name }, rejected);
    },
  });
}

function queueGauges(registry: Registry, { db }: MetricSources): void {
  // One query serves both gauges of a scrape.
  let pending: Promise<readonly QueueFigures[]> | undefined;
  const figuresOnce = () => {
    pending ??= queueFigures(db).finally(() => {
      pending = undefined;
    });
    return pending;
  };
  for (const [name, help, figure] of [
    ['portal_queue_tasks', 'Waiting and running jobs.', 'count'],
    ['portal_queue_oldest_seconds', 'Seconds since the oldest such job was due.', 'seconds'],
  ] as const)
    gauge(registry, name, help, ['work', 'state'], async (set) => {
      for (const { work, state, [figure]: value } of await figuresOnce()) set({ work, state }, value);
    });
}

type Set = (labels: Readonly<Record<string, string>>, value: number) => void;

/** A gauge that is read at each scrape. If one cannot be read, it is omitted and the others are still reported. */
function gauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
  read: (set: Set) => Promise<void> | void,
): void {
  const made = new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect: async () => {
      made.reset();
      try {
        await read((labels, value) => made.set(labels, value));
      } catch {
        made.reset();
      }
    },
  });
}
