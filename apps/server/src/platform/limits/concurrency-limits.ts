import { currentRequester, type Requester } from '../requester.ts';
import { FairLimiter } from './fair-limiter.ts';
import {
  mapWorkClasses,
  workClasses,
  type WorkClassName,
  type WorkClasses,
} from '../../config/work-classes.ts';

/** The concurrency limits of a process. */
export type ConcurrencyLimits = ReturnType<typeof createConcurrencyLimits>;

/** All background work shares one requester. */
const background: Requester = { tenant: '', user: '' };

export function createConcurrencyLimits(given: WorkClasses = workClasses) {
  const limitersOf = (limits: WorkClasses) => mapWorkClasses((work) => new FairLimiter(limits[work]));
  let classes = given;
  let byWork = limitersOf(classes);
  return {
    /** Waits until the limit allows another call. Rejects with status 429 if that takes too long. */
    acquire: (workClass: WorkClassName, requester: Requester, signal?: AbortSignal) =>
      byWork[workClass].acquire(requester, signal),
    /** Runs work within the limit of the current requester. */
    run: async <T>(workClass: WorkClassName, work: () => Promise<T>): Promise<T> => {
      const requester = currentRequester() ?? background;
      const release = await byWork[workClass].acquire(requester, requester.signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
    figures: () => mapWorkClasses((work) => byWork[work].figures),
    /** The limits in force. */
    classes: () => classes,
    /** Replaces the limits; call it before anything is acquired. */
    configure: (other: WorkClasses) => {
      classes = other;
      byWork = limitersOf(other);
    },
  };
}

/** Memory, processors and connections are shared by the whole process, so the limits are too. */
export const concurrencyLimits = createConcurrencyLimits();
