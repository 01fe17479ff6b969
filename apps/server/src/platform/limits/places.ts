import { whoAsks, type Asker } from '../asking.ts';
import { FairPlaces, type Leave, type PlaceFigures } from './fair-places.ts';
import { workClasses, type Work, type WorkClasses } from '../../config/work-classes.ts';

/** The places of a process: taken before the work, given back whatever comes of it. */
export interface Places {
  /** A place for one piece of work; refused with 429 where there is none in time. */
  take(work: Work, asker: Asker, gone?: AbortSignal): Promise<Leave>;
  /** Does work in a place of whoever it is done for. */
  within<T>(work: Work, piece: () => Promise<T>): Promise<T>;
  figures(): Readonly<Record<Work, PlaceFigures>>;
  /** The limits that hold. */
  classes(): WorkClasses;
  /** Other limits from now on; to be called before anything is acquired. */
  limit(classes: WorkClasses): void;
}

/** What nobody waits for is done for one and the same. */
const nobody: Asker = { tenant: '', who: '' };

export function createPlaces(given: WorkClasses = workClasses): Places {
  const placesOf = (classes: WorkClasses) =>
    new Map(Object.entries(classes).map(([work, limits]) => [work as Work, new FairPlaces(limits)] as const));
  let classes = given;
  let byWork = placesOf(classes);
  const of = (work: Work): FairPlaces => {
    const found = byWork.get(work);
    if (!found) throw new Error(`There is no class ${work}.`);
    return found;
  };
  return {
    take: (work, asker, gone) => of(work).take(asker, gone),
    within: async (work, piece) => {
      const asker = whoAsks() ?? nobody;
      const leave = await of(work).take(asker, asker.gone);
      try {
        return await piece();
      } finally {
        leave();
      }
    },
    figures: () =>
      Object.fromEntries([...byWork].map(([work, { figures }]) => [work, figures])) as Record<
        Work,
        PlaceFigures
      >,
    classes: () => classes,
    limit: (other) => {
      classes = other;
      byWork = placesOf(other);
    },
  };
}

/** What is scarce is scarce for the whole process: memory, processors, connections. */
export const places: Places = createPlaces();
