import type { Nightly, Workers } from '../../jobs/start-jobs.ts';
import { traced } from '../tracing/trace.ts';
import type { Watchers, Worked } from './watch.ts';

/** The same workers, each attempt counted and traced. */
export const watchedWorkers = (workers: Workers, watchers: Watchers): Workers =>
  Object.fromEntries(
    Object.entries(workers).map(([work, { run, onRetriesExhausted }]) => [
      work,
      {
        run: (task) => attempt(watchers, work, 'done', () => run(task)),
        onRetriesExhausted: (task) => attempt(watchers, work, 'given-up', () => onRetriesExhausted(task)),
      } satisfies Workers[keyof Workers],
    ]),
  ) as unknown as Workers;

/** The same work of every night, each attempt counted and traced. */
export const watchedNightly = (nightly: Nightly, watchers: Watchers): Nightly =>
  Object.fromEntries(
    Object.entries(nightly).map(([work, run]) => [work, () => attempt(watchers, work, 'done', run)]),
  );

async function attempt(
  { watch, recorder }: Watchers,
  work: string,
  ended: Worked['outcome'],
  run: () => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const report = (outcome: Worked['outcome']) =>
    watch?.worked({ work, outcome, seconds: (performance.now() - start) / 1000 });
  try {
    await traced({ recorder, name: `job ${work}`, kind: 'consumer' }, run);
    report(ended);
  } catch (error) {
    report('failed');
    throw error;
  }
}
