import { currentRequester, type Requester } from '../requester.ts';
import { FairLimiter, type Release, type LimiterFigures } from './fair-limiter.ts';
import { workClasses, type WorkClassName, type WorkClasses } from '../../config/work-classes.ts';

/** The places of a process: taken before the work, given back whatever comes of it. */
export interface ConcurrencyLimits {
  /** A place for one piece of work; refused with 429 where there is none in time. */
  acquire(workClass: WorkClassName, requester: Requester, signal?: AbortSignal): Promise<Release>;
  /** Does work in a place of whoever it is done for. */
  run<T>(workClass: WorkClassName, work: () => Promise<T>): Promise<T>;
  figures(): Readonly<Record<WorkClassName, LimiterFigures>>;
  /** The limits that hold. */
  classes(): WorkClasses;
  /** Other limits from now on; to be called before anything is acquired. */
  configure(classes: WorkClasses): void;
}

/** What nobody waits for is done for one and the same. */
const background: Requester = { tenant: '', user: '' };

export function createConcurrencyLimits(given: WorkClasses = workClasses): ConcurrencyLimits {
  const limitersOf = (classes: WorkClasses) =>
    new Map(
      Object.entries(classes).map(
        ([workClass, limits]) => [workClass as WorkClassName, new FairLimiter(limits)] as const,
      ),
    );
  let classes = given;
  let byWork = limitersOf(classes);
  const limiterOf = (workClass: WorkClassName): FairLimiter => {
    const found = byWork.get(workClass);
    if (!found) throw new Error(`There is no class ${workClass}.`);
    return found;
  };
  return {
    acquire: (workClass, requester, signal) => limiterOf(workClass).acquire(requester, signal),
    run: async (workClass, work) => {
      const requester = currentRequester() ?? background;
      const release = await limiterOf(workClass).acquire(requester, requester.signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
    figures: () =>
      Object.fromEntries([...byWork].map(([workClass, { figures }]) => [workClass, figures])) as Record<
        WorkClassName,
        LimiterFigures
      >,
    classes: () => classes,
    configure: (other) => {
      classes = other;
      byWork = limitersOf(other);
    },
  };
}

/** What is scarce is scarce for the whole process: memory, processors, connections. */
export const concurrencyLimits: ConcurrencyLimits = createConcurrencyLimits();
