import { setTimeout } from 'node:timers/promises';
import { failureFields } from '../observability/failure.ts';
import type { Log } from '../observability/log.ts';
import type { Jobs } from './start-jobs.ts';

/** Milliseconds before a failed start is retried. */
const retryMs = 3000;

export type JobsInBackground = ReturnType<typeof jobsInBackground>;

/** Starts the workers in the background and retries until they run. */
export function jobsInBackground(begin: () => Promise<Jobs>, log: Log) {
  const stopping = new AbortController();
  let begun: Jobs | undefined;
  const beginning = (async () => {
    while (!stopping.signal.aborted) {
      try {
        begun = await begin();
        return begun;
      } catch (error) {
        log.event({ level: 'error', event: 'jobs not started', ...failureFields(error) });
        await setTimeout(retryMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    return undefined;
  })();
  return {
    /** Whether the workers have started and reach the queue. */
    working: () => begun?.failing() === false,
    stop: async () => {
      stopping.abort();
      await (await beginning)?.stop();
    },
  };
}
