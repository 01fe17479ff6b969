import type { Log } from '../log.ts';
import type { Jobs } from './start-jobs.ts';

/** Milliseconds before work that could not begin is begun again. */
const againMs = 30_000;

/** Begins in the background, so that nobody waits for it, and again for as long as it cannot. */
export function jobsInBackground(begin: () => Promise<Jobs>, log: Log): Jobs {
  const stopping = new AbortController();
  const begun = (async () => {
    while (!stopping.signal.aborted) {
      try {
        return await begin();
      } catch (error) {
        const problem = error instanceof Error ? error.name : 'unknown';
        log.event({ level: 'error', event: 'jobs', problem: `not begun: ${problem}` });
        await pause(stopping.signal);
      }
    }
    return undefined;
  })();
  return {
    stop: async () => {
      stopping.abort();
      await (await begun)?.stop();
    },
  };
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, againMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
