import { AsyncLocalStorage } from 'node:async_hooks';

/** The party that work is done for; concurrency limits count per requester. */
export interface Requester {
  readonly tenant: string;
  /** The id of a signed-in user, or the address of one who is not signed in. */
  readonly user: string;
  /** Whether the request has the cookie of a known device, which gets priority in the queue. Default false. */
  readonly knownDevice?: boolean;
  /** Aborted when the client disconnects; only set for calls that change nothing, which can be cancelled safely. */
  readonly signal?: AbortSignal | undefined;
}

const current = new AsyncLocalStorage<Requester>();

export const runForRequester = <T>(requester: Requester, work: () => T): T => current.run(requester, work);

/** Runs work that has to finish even after the client has disconnected, for example because other requests wait for it. */
export const runDetached = <T>(work: () => T): T => current.exit(work);

/** The requester of the current work; undefined for jobs and commands. */
export const currentRequester = (): Requester | undefined => current.getStore();

/** The client disconnected before the work was finished. */
export class RequestAborted extends Error {
  constructor() {
    super('The client has disconnected.');
  }
}
