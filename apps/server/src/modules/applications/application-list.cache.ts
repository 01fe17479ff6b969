import type { RouteDeps } from '../../platform/http/route-deps.ts';
import { RecentlyUsed } from '../../platform/recently-used.ts';
import type { Selectivity } from './application-list.selectivity.ts';
import type { RowKey, IndexScan } from './application-list.scan.ts';

/** The state of a list at one time; its bookmarks have the same version. */
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

export interface ListCacheOptions {
  /** Totals up to this number are always exact; default 10 000. */
  readonly countedTo?: number;
  /** A clock in milliseconds; default `Date.now`. */
  readonly now?: () => number;
}

const maximum = 2000;
const maxBookmarks = 24;
/** How long a total above `countedTo` is reused. */
const countMaxAgeMs = 10_000;
/** How long a sample of a tenant's texts is reused; the frequency of words changes slowly. */
const sampleMaxAgeMs = 600_000;

/**
 * What one process remembers of lists, by the names of their plans. It shortens scans and is never the source of a
 * reply: bookmarks and the end of a list are used only if the statement confirms their version.
 */
export class ListCache {
  readonly countedTo: number;
  /** The last known states; a list may have changed since. */
  readonly states = new RecentlyUsed<ListState>({ maximum });
  readonly #orders = new RecentlyUsed<Order>({ maximum });
  readonly #counts: RecentlyUsed<number>;
  readonly selectivities: RecentlyUsed<Selectivity>;
  #hits = 0;
  #misses = 0;

  constructor({ countedTo = 10_000, now = Date.now }: ListCacheOptions = {}) {
    this.countedTo = countedTo;
    this.#counts = new RecentlyUsed({ maximum, maxAgeMs: countMaxAgeMs, now });
    this.selectivities = new RecentlyUsed({ maximum, maxAgeMs: sampleMaxAgeMs, now });
  }

  /** The scan that skips the fewest rows to reach those from `offset` on. */
  shortestScan(list: string, order: string, offset: number, size: number): IndexScan {
    const scans: IndexScan[] = [{ direction: 'forwards', from: undefined, skip: offset, take: size }];
    const state = this.states.get(list);
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

  /** Stores the first row of a page as a bookmark. */
  storeBookmark(list: string, order: string, version: string, bookmark: Bookmark): void {
    const stored = this.#orders.get(list + order);
    const bookmarks =
      stored?.version === version ? stored.bookmarks.filter(({ rank }) => rank !== bookmark.rank) : [];
    bookmarks.push(bookmark);
    this.#orders.set(list + order, { version, bookmarks: bookmarks.slice(-maxBookmarks) });
  }

  /** A large total that was counted recently. */
  recentCount(list: string): number | undefined {
    const total = this.#counts.get(list);
    if (total === undefined) this.#misses += 1;
    else this.#hits += 1;
    return total;
  }

  storeCount(list: string, total: number): void {
    if (total > this.countedTo) this.#counts.set(list, total);
  }

  stats(): { readonly entries: number; readonly hits: number; readonly misses: number } {
    return { entries: this.#counts.size, hits: this.#hits, misses: this.#misses };
  }
}

const cacheOfServer = new WeakMap<RouteDeps, ListCache>();

/** The cache that all routes of a server share. */
export function listCacheOf(deps: RouteDeps): ListCache {
  const known = cacheOfServer.get(deps);
  if (known) return known;
  const cache = new ListCache({ now: deps.now });
  deps.caches.push(() => cache.stats());
  cacheOfServer.set(deps, cache);
  return cache;
}
