import type { Nightly, Workers } from '../../jobs/start-jobs.ts';
import { failureFields } from '../failure.ts';
import type { Log } from '../log.ts';
import { traced } from '../tracing/trace.ts';
import type { Observers, JobAttempt } from './observers.ts';

type JobObservers = Observers & { readonly log: Log };

/** Counts and traces each attempt of the workers, and logs those that fail. */
export const observedWorkers = (workers: Workers, observers: JobObservers): Workers =>
  Object.fromEntries(
    Object.entries(workers).map(([work, { run, onRetriesExhausted }]) => [
      work,
      {
        run: (task) => attempt(observers, work, 'done', () => run(task)),
        onRetriesExhausted: (task) => attempt(observers, work, 'given-up', () => onRetriesExhausted(task)),
      } satisfies Workers[keyof Workers],
    ]),
  ) as unknown as Workers;

/** Counts and traces each run of the nightly jobs. */
export const observedNightly = (nightly: Nightly, observers: JobObservers): Nightly =>
  Object.fromEntries(
    Object.entries(nightly).map(([work, run]) => [work, () => attempt(observers, work, 'done', run)]),
  );

async function attempt(
  { log, metricRecorder, recorder }: JobObservers,
  work: string,
  ended: JobAttempt['outcome'],
  run: () => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const report = (outcome: JobAttempt['outcome']) =>
    metricRecorder?.jobAttempted({ work, outcome, seconds: (performance.now() - start) / 1000 });
  try {
    await traced({ recorder, name: `job ${work}`, kind: 'consumer' }, run);
    report(ended);
  } catch (error) {
    report('failed');
    log.event({ level: 'error', event: 'job failed', job: work, ...failureFields(error) });
    throw error;
  }
}
