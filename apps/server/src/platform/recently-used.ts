import { isYounger } from './is-younger.ts';

export interface RecentlyUsedOptions<T> {
  /** Maximum number of values, or of the sum of their sizes by `sizeOf`. */
  readonly maximum: number;
  /** Default 1 for each value. */
  readonly sizeOf?: (value: T) => number;
  /** Milliseconds for which a value is reused; default for ever. */
  readonly maxAgeMs?: number;
  /** A clock in milliseconds; default `Date.now`. */
  readonly now?: () => number;
}

/** A cache that drops the least recently used value, and values that are too old. */
export class RecentlyUsed<T> {
  readonly #values = new Map<string, { readonly value: T; readonly at: number }>();
  readonly #options: Required<RecentlyUsedOptions<T>>;
  #total = 0;

  constructor({ maximum, sizeOf = () => 1, maxAgeMs = Infinity, now = Date.now }: RecentlyUsedOptions<T>) {
    this.#options = { maximum, sizeOf, maxAgeMs, now };
  }

  get size(): number {
    return this.#values.size;
  }

  get(name: string): T | undefined {
    const kept = this.#values.get(name);
    const { maxAgeMs, now } = this.#options;
    if (!kept || !isYounger(kept.at, maxAgeMs, now())) return undefined;
    this.#values.delete(name);
    this.#values.set(name, kept);
    return kept.value;
  }

  set(name: string, value: T): void {
    const { maximum, sizeOf, now } = this.#options;
    this.delete(name);
    this.#values.set(name, { value, at: now() });
    this.#total += sizeOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#total <= maximum) break;
      this.delete(oldest);
    }
  }

  delete(name: string): void {
    const kept = this.#values.get(name);
    if (kept) this.#total -= this.#options.sizeOf(kept.value);
    this.#values.delete(name);
  }
}
