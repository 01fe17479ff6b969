import type { Selectivity } from './application-list.selectivity.ts';
import type { RowKey, IndexScan } from './application-list.scan.ts';

/** What a list was like at one moment; places in it are of the same stamp. */
export interface ListState {
  readonly total: number;
  readonly version: string;
}

interface Bookmark {
  /** How many rows of the list come before it. */
  readonly rank: number;
  readonly key: RowKey;
}

interface Order {
  readonly version: string;
  readonly bookmarks: Bookmark[];
}

interface Counted {
  readonly total: number;
  /** Milliseconds of the clock. */
  readonly at: number;
}

export interface ListCacheOptions {
  /** Totals up to this are always exact; default 10 000. */
  readonly countedTo?: number;
  /** Milliseconds since any moment; default `performance.now`. */
  readonly now?: () => number;
}

const maxLists = 2000;
const maxBookmarks = 24;
/** A total above `countedTo` is not counted again for so many milliseconds. */
const countMaxAgeMs = 10_000;
/** What is common changes slowly: a tenant's texts are sampled anew after so many milliseconds. */
const sampleMaxAgeMs = 600_000;

/**
 * What one process remembers of the lists it has answered, by the names of their plans: it shortens scans, and never
 * answers by itself. A place, and the end of a list, are used only where the statement confirms the state that they
 * are of.
 */
export class ListCache {
  readonly countedTo: number;
  readonly #now: () => number;
  readonly #states = new RecentlyUsed<ListState>();
  readonly #orders = new RecentlyUsed<Order>();
  readonly #counts = new RecentlyUsed<Counted>();
  readonly #selectivities = new RecentlyUsed<{ readonly selectivity: Selectivity; readonly at: number }>();
  #hits = 0;
  #misses = 0;

  constructor({ countedTo = 10_000, now = () => performance.now() }: ListCacheOptions = {}) {
    this.countedTo = countedTo;
    this.#now = now;
  }

  /** The state that was last read; the list may have another one by now. */
  lastState(list: string): ListState | undefined {
    return this.#states.get(list);
  }

  storeState(list: string, state: ListState): void {
    this.#states.set(list, state);
  }

  /** The scan that steps over the fewest rows on its way to those from `offset` on. */
  shortestScan(list: string, order: string, offset: number, size: number): IndexScan {
    const scans: IndexScan[] = [{ direction: 'forwards', from: undefined, skip: offset, take: size }];
    const state = this.#states.get(list);
    if (state) {
      const take = Math.max(0, Math.min(size, state.total - offset));
      const skip = take === 0 ? 0 : state.total - offset - take;
      scans.push({ direction: 'backwards', from: undefined, skip, take });
    }
    const stored = this.#orders.get(list + order);
    if (stored && stored.version === state?.version)
      for (const { rank, key } of stored.bookmarks)
        if (rank <= offset) scans.push({ direction: 'forwards', from: key, skip: offset - rank, take: size });
        else if (rank >= offset + size)
          scans.push({ direction: 'backwards', from: key, skip: rank - offset - size, take: size });
    return scans.reduce((best, scan) => (scan.skip < best.skip ? scan : best));
  }

  /** A page's first row, to come back to. */
  storeBookmark(list: string, order: string, version: string, bookmark: Bookmark): void {
    const stored = this.#orders.get(list + order);
    const bookmarks =
      stored?.version === version ? stored.bookmarks.filter(({ rank }) => rank !== bookmark.rank) : [];
    bookmarks.push(bookmark);
    this.#orders.set(list + order, { version, bookmarks: bookmarks.slice(-maxBookmarks) });
  }

  /** A large total that was counted moments ago. */
  recentCount(list: string): number | undefined {
    const counted = this.#counts.get(list);
    const fresh = counted !== undefined && this.#now() - counted.at < countMaxAgeMs;
    if (fresh) this.#hits += 1;
    else this.#misses += 1;
    return fresh ? counted.total : undefined;
  }

  storeCount(list: string, total: number): void {
    if (total > this.countedTo) this.#counts.set(list, { total, at: this.#now() });
  }

  selectivity(tenant: string): Selectivity | undefined {
    const sampled = this.#selectivities.get(tenant);
    return sampled && this.#now() - sampled.at < sampleMaxAgeMs ? sampled.selectivity : undefined;
  }

  storeSelectivity(tenant: string, selectivity: Selectivity): void {
    this.#selectivities.set(tenant, { selectivity, at: this.#now() });
  }

  /** Figures of the remembered counts. */
  stats(): { readonly entries: number; readonly hits: number; readonly misses: number } {
    return { entries: this.#counts.size, hits: this.#hits, misses: this.#misses };
  }
}

/** The things that were stored or asked for last, up to a number of them. */
class RecentlyUsed<T> {
  readonly #values = new Map<string, T>();

  get size(): number {
    return this.#values.size;
  }

  get(name: string): T | undefined {
    const value = this.#values.get(name);
    if (value !== undefined) this.set(name, value);
    return value;
  }

  set(name: string, value: T): void {
    this.#values.delete(name);
    this.#values.set(name, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > maxLists && oldest !== undefined) this.#values.delete(oldest);
  }
}
