import type { JobTimings } from '../start-jobs.ts';

/** The shortest timings that the queue supports. */
export const fastTimings: JobTimings = {
  pollInterval: 0.5,
  retryDelay: 1,
  retries: 1,
  heartbeatTimeout: 10,
  superviseInterval: 1,
};
