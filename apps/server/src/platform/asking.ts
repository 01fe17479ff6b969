import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom work is done: what it takes counts as theirs. */
export interface Asker {
  readonly tenant: string;
  /** Who of the tenant: a signed-in person's id, the address of somebody who is not. */
  readonly who: string;
  /** Whether the request brings the cookie of a known device: it goes before others in the queue. Default false. */
  readonly known?: boolean;
  /** Aborted once nobody waits for the answer any more, where leaving off does no harm: of calls that change nothing. */
  readonly gone?: AbortSignal | undefined;
}

const asked = new AsyncLocalStorage<Asker>();

/** Does work for somebody. */
export const askedBy = <T>(asker: Asker, work: () => T): T => asked.run(asker, work);

/** Does work that has to be done even when nobody waits for it any more. */
export const forNobody = <T>(work: () => T): T => asked.exit(work);

/** For whom work is being done; undefined for what nobody waits for, as jobs and commands. */
export const whoAsks = (): Asker | undefined => asked.getStore();

/** What work that nobody waits for any more ends with. */
export class Abandoned extends Error {
  constructor() {
    super('Nobody waits for the answer any more.');
  }
}
