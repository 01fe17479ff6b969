/** The closed list of ways a call fails. A failed call is never read as an empty one. */
export type Failure =
  /** Nothing answered: refused, unreachable, cut off. */
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /** The caller gave up the call; nobody is told. */
  | { readonly kind: 'aborted' }
  /** The address lies outside the allowed hosts; nothing was sent. */
  | { readonly kind: 'blocked' }
  /** 400, 413, 415, 422: the server refuses what was sent. */
  | { readonly kind: 'invalid'; readonly message: string }
  /** 401: the session has ended. */
  | { readonly kind: 'unauthorised' }
  /** 403: a claim is missing. */
  | { readonly kind: 'forbidden' }
  /** 404: unknown, or out of sight. */
  | { readonly kind: 'notFound' }
  /** 409: lost race, or an idempotency key in use. */
  | { readonly kind: 'conflict'; readonly message: string }
  /** 429: too much at once. Nothing was done, and the message says when to come again. */
  | { readonly kind: 'throttled'; readonly message: string }
  /** 5xx and every other status. */
  | { readonly kind: 'server'; readonly status: number; readonly requestId: string | undefined }
  /** The answer is not what the contract says: HTML, cut off, other types. */
  | { readonly kind: 'drift' };

export type FailureKind = Failure['kind'];

/** A reply, or the failure; `send` never throws. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** A refusal is an answer: the part looks empty. Everything else deserves a Retry (OP-250). */
export const deservesRetry = (failure: Failure): boolean =>
  failure.kind !== 'forbidden' && failure.kind !== 'notFound' && failure.kind !== 'unauthorised';

/** What a failure says to a person; empty where it has nothing to say. */
export const messageOf = (failure: Failure | undefined): string =>
  failure && 'message' in failure ? failure.message : '';

/**
 * The failure that an HTTP status stands for.
 *
 * @param retryAfter Seconds after which the server wants to be asked again; undefined where it does not say.
 */
export function failureOfStatus(
  status: number,
  message: string,
  requestId: string | undefined,
  retryAfter?: number,
): Failure {
  switch (status) {
    case 400:
    case 413:
    case 415:
    case 422:
      return { kind: 'invalid', message };
    case 401:
      return { kind: 'unauthorised' };
    case 403:
      return { kind: 'forbidden' };
    case 404:
      return { kind: 'notFound' };
    case 409:
      return { kind: 'conflict', message };
    case 429:
      return { kind: 'throttled', message: throttledText(message, retryAfter) };
    default:
      return { kind: 'server', status, requestId };
  }
}

/** Our own sentence where the server says when to come again; else its words, which know more. */
function throttledText(message: string, retryAfter: number | undefined): string {
  if (retryAfter === undefined && message !== '') return message;
  return `Too many requests at once. Nothing was changed; try again in ${waitText(retryAfter)}.`;
}

function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'a moment';
  const [count, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [Math.max(1, seconds), 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
