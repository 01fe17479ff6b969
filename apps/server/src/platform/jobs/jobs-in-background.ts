import type { Log } from '../observability/log.ts';
import type { Jobs } from './start-jobs.ts';

/** Milliseconds before a failed start is retried. */
const retryMs = 3000;

export interface JobsInBackground extends Jobs {
  /** Whether the workers have started. */
  started(): boolean;
}

/** Starts the workers in the background and retries until they run. */
export function jobsInBackground(begin: () => Promise<Jobs>, log: Log): JobsInBackground {
  const stopping = new AbortController();
  let hasBegun = false;
  const beginning = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const jobs = await begin();
        hasBegun = true;
        return jobs;
      } catch (error) {
        const problem = error instanceof Error ? error.name : 'unknown';
        log.event({ level: 'error', event: 'jobs', problem: `not started: ${problem}` });
        await pause(stopping.signal);
      }
    }
    return undefined;
  })();
  return {
    started: () => hasBegun,
    stop: async () => {
      stopping.abort();
      await (await beginning)?.stop();
    },
  };
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, retryMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
