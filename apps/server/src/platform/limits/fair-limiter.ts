import { setTimeout as pause } from 'node:timers/promises';
import { RequestAborted, type Requester } from '../requester.ts';
import { busy } from '../http/http-error.ts';
import { tenantQueueFactor, type WorkClass } from '../../config/work-classes.ts';

/** Releases the acquired limit; a second call does nothing. */
export type Release = () => void;

interface Waiting {
  readonly requester: Requester;
  readonly start: () => void;
}

/**
 * The concurrency limits of one class. Requests over the limit queue. The least recently served tenant goes first;
 * within it requests from a known device, then the least recently served user.
 */
export class FairLimiter {
  readonly #limits: WorkClass;
  readonly #queue: Waiting[] = [];
  readonly #runningByKey = new Map<string, number>();
  /** When each tenant and user was last served, as a counter. */
  readonly #turns = new Map<string, number>();
  #running = 0;
  #turn = 0;
  #rejected = 0;

  constructor(limits: WorkClass) {
    this.#limits = limits;
  }

  /** Running and waiting calls, and the rejections since the start. */
  get figures() {
    return { running: this.#running, waiting: this.#queue.length, rejected: this.#rejected };
  }

  /** Waits for capacity, or rejects with 429. An abort removes the request from the queue. */
  async acquire(requester: Requester, signal?: AbortSignal): Promise<Release> {
    if (signal?.aborted) throw new RequestAborted();
    if (this.#hasCapacity(requester)) this.#admit(requester);
    else if (this.#isQueueFull(requester)) await this.#reject(signal);
    else await this.#waitForTurn(requester, signal);
    let released = false;
    return () => {
      if (!released) this.#release(requester);
      released = true;
    };
  }

  async #reject(signal: AbortSignal | undefined): Promise<never> {
    this.#rejected += 1;
    const { rejectionDelay = 1 } = this.#limits;
    await pause(rejectionDelay * 1000, undefined, signal && { signal }).catch(() => {
      throw new RequestAborted();
    });
    throw busy(this.#limits.retryAfter);
  }

  /** Resolves when the request may start. */
  #waitForTurn(requester: Requester, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      settle();
    };
    const waiting: Waiting = { requester, start: () => end(resolve) };
    const fail = (error: Error) => {
      this.#queue.splice(this.#queue.indexOf(waiting), 1);
      this.#dropTurns(requester);
      end(() => reject(error));
    };
    const onAbort = () => fail(new RequestAborted());
    const timer = setTimeout(() => {
      this.#rejected += 1;
      fail(busy(this.#limits.retryAfter));
    }, this.#limits.queueTimeout * 1000);
    signal?.addEventListener('abort', onAbort, { once: true });
    this.#queue.push(waiting);
    return promise;
  }

  #isQueueFull({ tenant, user }: Requester): boolean {
    const ofTenant = this.#queue.filter(({ requester }) => requester.tenant === tenant);
    const ofUser = ofTenant.filter(({ requester }) => requester.user === user);
    const { maxQueued } = this.#limits;
    return ofUser.length >= maxQueued || ofTenant.length >= maxQueued * tenantQueueFactor;
  }

  #hasCapacity(requester: Requester): boolean {
    const { perUser, perTenant, perProcess } = this.#limits;
    return (
      this.#running < perProcess &&
      (this.#runningByKey.get(requester.tenant) ?? 0) < perTenant &&
      (this.#runningByKey.get(userKeyOf(requester)) ?? 0) < perUser
    );
  }

  #admit(requester: Requester): void {
    this.#running += 1;
    this.#turn += 1;
    for (const name of keysOf(requester)) {
      this.#runningByKey.set(name, (this.#runningByKey.get(name) ?? 0) + 1);
      this.#turns.set(name, this.#turn);
    }
  }

  #release(requester: Requester): void {
    this.#running -= 1;
    for (const name of keysOf(requester)) {
      const released = (this.#runningByKey.get(name) ?? 0) - 1;
      if (released > 0) this.#runningByKey.set(name, released);
      else this.#runningByKey.delete(name);
    }
    this.#startNext();
    this.#dropTurns(requester);
  }

  #startNext(): void {
    const [next] = this.#queue
      .filter(({ requester }) => this.#hasCapacity(requester))
      .toSorted(
        (one, other) =>
          this.#lastTurn(one.requester.tenant) - this.#lastTurn(other.requester.tenant) ||
          Number(other.requester.knownDevice ?? false) - Number(one.requester.knownDevice ?? false) ||
          this.#lastTurn(userKeyOf(one.requester)) - this.#lastTurn(userKeyOf(other.requester)),
      );
    if (!next) return;
    this.#queue.splice(this.#queue.indexOf(next), 1);
    this.#admit(next.requester);
    next.start();
  }

  #lastTurn(name: string): number {
    return this.#turns.get(name) ?? 0;
  }

  /** Drops the counters of requesters with no running or waiting request. */
  #dropTurns(requester: Requester): void {
    for (const name of keysOf(requester))
      if (!this.#runningByKey.has(name) && !this.#queue.some((one) => keysOf(one.requester).includes(name)))
        this.#turns.delete(name);
  }
}

const userKeyOf = ({ tenant, user }: Requester): string => `${tenant}\n${user}`;
const keysOf = (requester: Requester): readonly string[] => [requester.tenant, userKeyOf(requester)];
