import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom work is done: what it takes counts as theirs. */
export interface Requester {
  readonly tenant: string;
  /** Who of the tenant: a signed-in person's id, the address of somebody who is not. */
  readonly user: string;
  /** Whether the request brings the cookie of a known device: it goes before others in the queue. Default false. */
  readonly knownDevice?: boolean;
  /** Aborted once nobody waits for the answer any more, where leaving off does no harm: of calls that change nothing. */
  readonly signal?: AbortSignal | undefined;
}

const current = new AsyncLocalStorage<Requester>();

/** Does work for somebody. */
export const runForRequester = <T>(requester: Requester, work: () => T): T => current.run(requester, work);

/** Does work that has to be done even when nobody waits for it any more. */
export const runDetached = <T>(work: () => T): T => current.exit(work);

/** For whom work is being done; undefined for what nobody waits for, as jobs and commands. */
export const currentRequester = (): Requester | undefined => current.getStore();

/** What work that nobody waits for any more ends with. */
export class RequestAborted extends Error {
  constructor() {
    super('Nobody waits for the answer any more.');
  }
}
