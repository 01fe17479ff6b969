import { setTimeout as pause } from 'node:timers/promises';
import { Abandoned, type Asker } from '../asking.ts';
import { busy } from '../http/refusal.ts';
import { tenantShare, type WorkClass } from '../../config/work-classes.ts';

/** Gives a place back; a second time does nothing. */
export type Leave = () => void;

interface Waiting {
  readonly asker: Asker;
  readonly goIn: () => void;
}

/** Places taken at the moment, calls that wait, and calls that were refused since the start. */
export interface PlaceFigures {
  readonly taken: number;
  readonly waiting: number;
  readonly refused: number;
}

/**
 * The places of one class. Requests over the limit queue: the least recently served tenant goes first, within it those that
 * come from a known device, then the least recently served person.
 */
export class FairPlaces {
  readonly #limits: WorkClass;
  readonly #queue: Waiting[] = [];
  readonly #taken = new Map<string, number>();
  /** The number of the last turn of each tenant and person that is here. */
  readonly #turns = new Map<string, number>();
  #all = 0;
  #turn = 0;
  #refused = 0;

  constructor(limits: WorkClass) {
    this.#limits = limits;
  }

  get figures(): PlaceFigures {
    return { taken: this.#all, waiting: this.#queue.length, refused: this.#refused };
  }

  /** Resolves with a place, or refuses with 429. Whoever leaves the queue by `gone` never had one. */
  async take(asker: Asker, gone?: AbortSignal): Promise<Leave> {
    if (gone?.aborted) throw new Abandoned();
    if (this.#fits(asker)) this.#enter(asker);
    else if (this.#isFull(asker)) await this.#refuse(gone);
    else await this.#turnOf(asker, gone);
    let left = false;
    return () => {
      if (!left) this.#leave(asker);
      left = true;
    };
  }

  async #refuse(gone: AbortSignal | undefined): Promise<never> {
    this.#refused += 1;
    const { refusedAfter = 1 } = this.#limits;
    await pause(refusedAfter * 1000, undefined, gone && { signal: gone }).catch(() => {
      throw new Abandoned();
    });
    throw busy(this.#limits.comeAgain);
  }

  /** Resolves when the asker is in. */
  #turnOf(asker: Asker, gone: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const end = (settle: () => void) => {
      clearTimeout(patience);
      gone?.removeEventListener('abort', leaveQueue);
      settle();
    };
    const waiting: Waiting = { asker, goIn: () => end(resolve) };
    const giveUp = (error: Error) => {
      this.#queue.splice(this.#queue.indexOf(waiting), 1);
      this.#forget(asker);
      end(() => reject(error));
    };
    const leaveQueue = () => giveUp(new Abandoned());
    const patience = setTimeout(() => {
      this.#refused += 1;
      giveUp(busy(this.#limits.comeAgain));
    }, this.#limits.patience * 1000);
    gone?.addEventListener('abort', leaveQueue, { once: true });
    this.#queue.push(waiting);
    return promise;
  }

  #isFull({ tenant, who }: Asker): boolean {
    const ofTenant = this.#queue.filter(({ asker }) => asker.tenant === tenant);
    const ofPerson = ofTenant.filter(({ asker }) => asker.who === who);
    const { waiting } = this.#limits;
    return ofPerson.length >= waiting || ofTenant.length >= waiting * tenantShare;
  }

  #fits(asker: Asker): boolean {
    const { perPerson, perTenant, inAll } = this.#limits;
    return (
      this.#all < inAll &&
      (this.#taken.get(asker.tenant) ?? 0) < perTenant &&
      (this.#taken.get(personOf(asker)) ?? 0) < perPerson
    );
  }

  #enter(asker: Asker): void {
    this.#all += 1;
    this.#turn += 1;
    for (const name of namesOf(asker)) {
      this.#taken.set(name, (this.#taken.get(name) ?? 0) + 1);
      this.#turns.set(name, this.#turn);
    }
  }

  #leave(asker: Asker): void {
    this.#all -= 1;
    for (const name of namesOf(asker)) {
      const left = (this.#taken.get(name) ?? 0) - 1;
      if (left > 0) this.#taken.set(name, left);
      else this.#taken.delete(name);
    }
    this.#nextIn();
    this.#forget(asker);
  }

  #nextIn(): void {
    const [next] = this.#queue
      .filter(({ asker }) => this.#fits(asker))
      .toSorted(
        (one, other) =>
          this.#lastTurn(one.asker.tenant) - this.#lastTurn(other.asker.tenant) ||
          Number(other.asker.known ?? false) - Number(one.asker.known ?? false) ||
          this.#lastTurn(personOf(one.asker)) - this.#lastTurn(personOf(other.asker)),
      );
    if (!next) return;
    this.#queue.splice(this.#queue.indexOf(next), 1);
    this.#enter(next.asker);
    next.goIn();
  }

  #lastTurn(name: string): number {
    return this.#turns.get(name) ?? 0;
  }

  /** Whoever has no place and waits for none is not remembered. */
  #forget(asker: Asker): void {
    for (const name of namesOf(asker))
      if (!this.#taken.has(name) && !this.#queue.some((one) => namesOf(one.asker).includes(name)))
        this.#turns.delete(name);
  }
}

const personOf = ({ tenant, who }: Asker): string => `${tenant}\n${who}`;
const namesOf = (asker: Asker): readonly string[] => [asker.tenant, personOf(asker)];
