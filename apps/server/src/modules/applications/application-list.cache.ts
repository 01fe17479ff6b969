import type { Rarity } from './application-list.rarity.ts';
import type { RowKey, Walk } from './application-list.walk.ts';

/** A total or a place is of one state of the tenant's applications. */
export interface Known {
  readonly total: number;
  readonly stamp: string;
}

interface Place {
  /** How many rows of the list come before it. */
  readonly rank: number;
  readonly key: RowKey;
}

interface Order {
  readonly stamp: string;
  readonly places: Place[];
}

interface Counted {
  readonly total: number;
  /** Milliseconds of the clock. */
  readonly at: number;
}

export interface ListMemoryOptions {
  /** Totals up to this are always exact; default 10 000. */
  readonly countedTo?: number;
  /** Milliseconds since any moment; default `performance.now`. */
  readonly now?: () => number;
}

const listsMaximum = 2000;
const placesMaximum = 24;
/** A total above `countedTo` is not counted again for so many milliseconds. */
const countedFor = 10_000;
/** What is common changes slowly: a tenant's texts are sampled anew after so many milliseconds. */
const sampledFor = 600_000;

/**
 * What one process remembers of the lists it has answered: it spares long ways, and never answers by itself. A
 * place, and the end of a list, are used in a state that the statement confirms.
 */
export class ListMemory {
  readonly countedTo: number;
  readonly #now: () => number;
  readonly #known = new Remembered<Known>();
  readonly #orders = new Remembered<Order>();
  readonly #counted = new Remembered<Counted>();
  readonly #rarities = new Remembered<{ readonly rarity: Rarity; readonly at: number }>();
  #hits = 0;
  #misses = 0;

  constructor({ countedTo = 10_000, now = () => performance.now() }: ListMemoryOptions = {}) {
    this.countedTo = countedTo;
    this.#now = now;
  }

  /** What was last seen; it may be of yesterday. */
  known(lens: string): Known | undefined {
    return this.#known.get(lens);
  }

  /** The shortest way to the rows from `offset` on. */
  walkTo(lens: string, order: string, offset: number, size: number): Walk {
    const ways: Walk[] = [{ direction: 'forwards', from: undefined, skip: offset, take: size }];
    const known = this.#known.get(lens);
    if (known) {
      const take = Math.max(0, Math.min(size, known.total - offset));
      ways.push({
        direction: 'backwards',
        from: undefined,
        skip: take === 0 ? 0 : known.total - offset - take,
        take,
      });
    }
    const kept = this.#orders.get(lens + order);
    if (kept && kept.stamp === known?.stamp)
      for (const { rank, key } of kept.places)
        if (rank <= offset) ways.push({ direction: 'forwards', from: key, skip: offset - rank, take: size });
        else if (rank >= offset + size)
          ways.push({ direction: 'backwards', from: key, skip: rank - offset - size, take: size });
    return ways.reduce((best, way) => (way.skip < best.skip ? way : best));
  }

  seen(lens: string, known: Known): void {
    this.#known.set(lens, known);
  }

  /** A page's first row, to come back to. */
  keepPlace(lens: string, order: string, stamp: string, place: Place): void {
    const kept = this.#orders.get(lens + order);
    const places = kept?.stamp === stamp ? kept.places.filter(({ rank }) => rank !== place.rank) : [];
    places.push(place);
    this.#orders.set(lens + order, { stamp, places: places.slice(-placesMaximum) });
  }

  /** A large total that was counted moments ago. */
  counted(lens: string): number | undefined {
    const counted = this.#counted.get(lens);
    const fresh = counted !== undefined && this.#now() - counted.at < countedFor;
    if (fresh) this.#hits += 1;
    else this.#misses += 1;
    return fresh ? counted.total : undefined;
  }

  keepCount(lens: string, total: number): void {
    if (total > this.countedTo) this.#counted.set(lens, { total, at: this.#now() });
  }

  rarity(tenant: string): Rarity | undefined {
    const sampled = this.#rarities.get(tenant);
    return sampled && this.#now() - sampled.at < sampledFor ? sampled.rarity : undefined;
  }

  keepRarity(tenant: string, rarity: Rarity): void {
    this.#rarities.set(tenant, { rarity, at: this.#now() });
  }

  /** Figures of the remembered counts. */
  stats(): { readonly entries: number; readonly hits: number; readonly misses: number } {
    return { entries: this.#counted.size, hits: this.#hits, misses: this.#misses };
  }
}

/** The last so many things that were kept or asked for. */
class Remembered<T> {
  readonly #kept = new Map<string, T>();

  get size(): number {
    return this.#kept.size;
  }

  get(name: string): T | undefined {
    const value = this.#kept.get(name);
    if (value !== undefined) this.set(name, value);
    return value;
  }

  set(name: string, value: T): void {
    this.#kept.delete(name);
    this.#kept.set(name, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > listsMaximum && oldest !== undefined) this.#kept.delete(oldest);
  }
}
