import type { Endpoint, Failure, Result } from '../contract/index.ts';

/** Idempotency keys: the server executes a request once, even if it is sent again after an unknown outcome. */
export interface RequestKeys {
  /** The key of a request. Identical requests have the same key until there is a response. */
  keyFor(endpoint: Endpoint, input: unknown): string;
  /** Reports the outcome of a request. After a response, an identical request gets a new key. */
  settle(endpoint: Endpoint, input: unknown, outcome: Result<unknown>): void;
}

/** Outcomes after which the server may or may not have executed the request. */
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

/** Identifies a request. An unchanged file that is chosen again counts as the same file. */
const fingerprintOf = (endpoint: Endpoint, input: unknown): string =>
  `${endpoint.id} ${JSON.stringify(input, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )}`;
