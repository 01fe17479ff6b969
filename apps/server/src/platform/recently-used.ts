import { isYounger } from './is-younger.ts';

export interface RecentlyUsedOptions {
  readonly maximum: number;
  /** Milliseconds for which a value is reused; default for ever. */
  readonly maxAgeMs?: number;
  /** A clock in milliseconds; default `Date.now`. */
  readonly now?: () => number;
}

/** A cache that drops the least recently used value, and values that are too old. */
export class RecentlyUsed<T> {
  readonly #values = new Map<string, { readonly value: T; readonly at: number }>();
  readonly #options: Required<RecentlyUsedOptions>;

  constructor({ maximum, maxAgeMs = Infinity, now = Date.now }: RecentlyUsedOptions) {
    this.#options = { maximum, maxAgeMs, now };
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
    const { maximum, now } = this.#options;
    this.#values.delete(name);
    this.#values.set(name, { value, at: now() });
    const [oldest] = this.#values.keys();
    if (this.size > maximum && oldest !== undefined) this.#values.delete(oldest);
  }

  delete(name: string): void {
    this.#values.delete(name);
  }
}
