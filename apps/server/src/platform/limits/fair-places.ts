import { setTimeout as pause } from 'node:timers/promises';
import { Abandoned, type Asker } from '../asking.ts';
import { busy } from '../http/refusal.ts';
import { tenantQueueFactor, type WorkClass } from '../../config/work-classes.ts';

/** Gives a place back; a second time does nothing. */
export type Release = () => void;

interface Waiting {
  readonly asker: Asker;
  readonly start: () => void;
}

/** Places taken at the moment, calls that wait, and calls that were refused since the start. */
export interface LimiterFigures {
  readonly running: number;
  readonly waiting: number;
  readonly rejected: number;
}

/**
 * The places of one class. Requests over the limit queue: the least recently served tenant goes first, within it those that
 * come from a known device, then the least recently served person.
 */
export class FairLimiter {
  readonly #limits: WorkClass;
  readonly #queue: Waiting[] = [];
  readonly #running = new Map<string, number>();
  /** The number of the last turn of each tenant and person that is here. */
  readonly #turns = new Map<string, number>();
  #running = 0;
  #turn = 0;
  #rejected = 0;

  constructor(limits: WorkClass) {
    this.#limits = limits;
  }

  get figures(): LimiterFigures {
    return { running: this.#running, waiting: this.#queue.length, rejected: this.#rejected };
  }

  /** Resolves with a place, or refuses with 429. Whoever leaves the queue by `gone` never had one. */
  async acquire(asker: Asker, gone?: AbortSignal): Promise<Release> {
    if (gone?.aborted) throw new Abandoned();
    if (this.#hasCapacity(asker)) this.#admit(asker);
    else if (this.#isQueueFull(asker)) await this.#reject(gone);
    else await this.#waitForTurn(asker, gone);
    let released = false;
    return () => {
      if (!released) this.#release(asker);
      released = true;
    };
  }

  async #reject(gone: AbortSignal | undefined): Promise<never> {
    this.#rejected += 1;
    const { rejectionDelay: refusedAfter = 1 } = this.#limits;
    await pause(refusedAfter * 1000, undefined, gone && { signal: gone }).catch(() => {
      throw new Abandoned();
    });
    throw busy(this.#limits.retryAfter);
  }

  /** Resolves when the asker is in. */
  #waitForTurn(asker: Asker, gone: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const end = (settle: () => void) => {
      clearTimeout(timer);
      gone?.removeEventListener('abort', onAbort);
      settle();
    };
    const waiting: Waiting = { asker, start: () => end(resolve) };
    const fail = (error: Error) => {
      this.#queue.splice(this.#queue.indexOf(waiting), 1);
      this.#dropTurns(asker);
      end(() => reject(error));
    };
    const onAbort = () => fail(new Abandoned());
    const timer = setTimeout(() => {
      this.#rejected += 1;
      fail(busy(this.#limits.retryAfter));
    }, this.#limits.queueTimeout * 1000);
    gone?.addEventListener('abort', onAbort, { once: true });
    this.#queue.push(waiting);
    return promise;
  }

  #isQueueFull({ tenant, who }: Asker): boolean {
    const ofTenant = this.#queue.filter(({ asker }) => asker.tenant === tenant);
    const ofPerson = ofTenant.filter(({ asker }) => asker.who === who);
    const { maxQueued: waiting } = this.#limits;
    return ofPerson.length >= waiting || ofTenant.length >= waiting * tenantQueueFactor;
  }

  #hasCapacity(asker: Asker): boolean {
    const { perUser: perPerson, perTenant, perProcess: inAll } = this.#limits;
    return (
      this.#running < inAll &&
      (this.#running.get(asker.tenant) ?? 0) < perTenant &&
      (this.#running.get(userKeyOf(asker)) ?? 0) < perPerson
    );
  }

  #admit(asker: Asker): void {
    this.#running += 1;
    this.#turn += 1;
    for (const name of keysOf(asker)) {
      this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
      this.#turns.set(name, this.#turn);
    }
  }

  #release(asker: Asker): void {
    this.#running -= 1;
    for (const name of keysOf(asker)) {
      const released = (this.#running.get(name) ?? 0) - 1;
      if (released > 0) this.#running.set(name, released);
      else this.#running.delete(name);
    }
    this.#startNext();
    this.#dropTurns(asker);
  }

  #startNext(): void {
    const [next] = this.#queue
      .filter(({ asker }) => this.#hasCapacity(asker))
      .toSorted(
        (one, other) =>
          this.#lastTurn(one.asker.tenant) - this.#lastTurn(other.asker.tenant) ||
          Number(other.asker.known ?? false) - Number(one.asker.known ?? false) ||
          this.#lastTurn(userKeyOf(one.asker)) - this.#lastTurn(userKeyOf(other.asker)),
      );
    if (!next) return;
    this.#queue.splice(this.#queue.indexOf(next), 1);
    this.#admit(next.asker);
    next.start();
  }

  #lastTurn(name: string): number {
    return this.#turns.get(name) ?? 0;
  }

  /** Whoever has no place and waits for none is not remembered. */
  #dropTurns(asker: Asker): void {
    for (const name of keysOf(asker))
      if (!this.#running.has(name) && !this.#queue.some((one) => keysOf(one.asker).includes(name)))
        this.#turns.delete(name);
  }
}

const userKeyOf = ({ tenant, who }: Asker): string => `${tenant}\n${who}`;
const keysOf = (asker: Asker): readonly string[] => [asker.tenant, userKeyOf(asker)];
