import type { Endpoint, Failure, Result } from '../contract/index.ts';

/** Keys that let the server act once on a request that is sent again because nobody knows what became of it. */
export interface RequestKeys {
  /** The key of a request. The very same request keeps it until it has been answered. */
  keyFor(endpoint: Endpoint, input: unknown): string;
  /** Told how a request ended: after an answer the same request, sent again, is a new intent. */
  settle(endpoint: Endpoint, input: unknown, outcome: Result<unknown>): void;
}

/** Ends that leave open whether the server has acted or still will. */
const unanswered: ReadonlySet<Failure['kind']> = new Set([
  'network',
  'timeout',
  'aborted',
  'server',
  'conflict',
  'drift',
]);

export function createRequestKeys(fresh: () => string = () => crypto.randomUUID()): RequestKeys {
  const open = new Map<string, string>();
  return {
    keyFor(endpoint, input) {
      const request = fingerprintOf(endpoint, input);
      const key = open.get(request) ?? fresh();
      open.set(request, key);
      return key;
    },
    settle(endpoint, input, outcome) {
      if (outcome.ok || !unanswered.has(outcome.failure.kind)) open.delete(fingerprintOf(endpoint, input));
    },
  };
}

/** What was asked of whom. A file counts as the same one when it has been chosen again unchanged. */
const fingerprintOf = (endpoint: Endpoint, input: unknown): string =>
  `${endpoint.id} ${JSON.stringify(input, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )}`;
