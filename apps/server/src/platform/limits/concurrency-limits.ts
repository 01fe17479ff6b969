import { currentRequester, type Requester } from '../requester.ts';
import { FairLimiter, type Release, type LimiterFigures } from './fair-limiter.ts';
import {
  mapWorkClasses,
  workClasses,
  type WorkClassName,
  type WorkClasses,
} from '../../config/work-classes.ts';

/** The concurrency limits of a process. */
export interface ConcurrencyLimits {
  /** Waits for capacity. Rejects with 429 if there is none in time. */
  acquire(workClass: WorkClassName, requester: Requester, signal?: AbortSignal): Promise<Release>;
  /** Runs work within the limit of the current requester. */
  run<T>(workClass: WorkClassName, work: () => Promise<T>): Promise<T>;
  figures(): Readonly<Record<WorkClassName, LimiterFigures>>;
  /** The limits in force. */
  classes(): WorkClasses;
  /** Replaces the limits; call it before anything is acquired. */
  configure(classes: WorkClasses): void;
}

/** All background work shares one requester. */
const background: Requester = { tenant: '', user: '' };

export function createConcurrencyLimits(given: WorkClasses = workClasses): ConcurrencyLimits {
  const limitersOf = (limits: WorkClasses) => mapWorkClasses((work) => new FairLimiter(limits[work]));
  let classes = given;
  let byWork = limitersOf(classes);
  return {
    acquire: (workClass, requester, signal) => byWork[workClass].acquire(requester, signal),
    run: async (workClass, work) => {
      const requester = currentRequester() ?? background;
      const release = await byWork[workClass].acquire(requester, requester.signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
    figures: () => mapWorkClasses((work) => byWork[work].figures),
    classes: () => classes,
    configure: (other) => {
      classes = other;
      byWork = limitersOf(other);
    },
  };
}

/** Memory, processors and connections are shared by the whole process, so the limits are too. */
export const concurrencyLimits: ConcurrencyLimits = createConcurrencyLimits();
