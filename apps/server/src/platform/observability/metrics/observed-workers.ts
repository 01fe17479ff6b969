import type { Nightly, Workers } from '../../jobs/start-jobs.ts';
import { traced } from '../tracing/trace.ts';
import type { Observers, JobAttempt } from './observers.ts';

/** Counts and traces each attempt of the workers. */
export const observedWorkers = (workers: Workers, observers: Observers): Workers =>
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
export const observedNightly = (nightly: Nightly, observers: Observers): Nightly =>
  Object.fromEntries(
    Object.entries(nightly).map(([work, run]) => [work, () => attempt(observers, work, 'done', run)]),
  );

async function attempt(
  { metricRecorder, recorder }: Observers,
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
    throw error;
  }
}
