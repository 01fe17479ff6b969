/** How long a count is reused, in ms. */
const countMaxAgeMs = 60_000;
/** Counts that one process remembers. */
const rememberedCounts = 300;

interface Kept<T> {
  readonly value: T;
  readonly at: number;
}

/** What was counted within the last minute. A tenant counts one thing at a time; equal requests share one count. */
export class FigureCache<T> {
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept<T>>();
  readonly #running = new Map<string, Promise<unknown>>();

  /** @param now A clock in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @param fresh Counts again, except what began after this request. */
  async read(tenant: string, name: string, fresh: boolean, count: () => Promise<T>): Promise<T> {
    const since = fresh ? this.#now() : this.#now() - countMaxAgeMs;
    for (;;) {
      const kept = this.#kept.get(name);
      if (kept && kept.at > since) return kept.value;
      const running = this.#running.get(tenant);
      if (!running) break;
      await running.catch(() => undefined);
    }
    const at = this.#now();
    const counting = count();
    this.#running.set(tenant, counting);
    try {
      const value = await counting;
      this.#kept.delete(name);
      this.#kept.set(name, { value, at });
      const [oldest] = this.#kept.keys();
      if (this.#kept.size > rememberedCounts && oldest !== undefined) this.#kept.delete(oldest);
      return value;
    } finally {
      this.#running.delete(tenant);
    }
  }
}
