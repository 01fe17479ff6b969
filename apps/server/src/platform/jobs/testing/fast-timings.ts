import type { JobTimings } from '../start-jobs.ts';

/** As hurried as the queue can be. */
export const fastTimings: JobTimings = {
  pollInterval: 0.5,
  retryDelay: 1,
  retries: 1,
  heartbeatTimeout: 10,
  superviseInterval: 1,
};
