import type { Pace } from '../start-jobs.ts';

/** As hurried as the queue can be. */
export const quick: Pace = { look: 0.5, retryDelay: 1, retries: 1, silence: 10, supervise: 1 };
