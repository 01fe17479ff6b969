/**
 * All ways in which a call can fail. A failed call is never treated as an empty result. A `reason` is for the
 * console and the error log: it contains names and never values.
 */
export type Failure =
  /** No response: connection refused, host unreachable or connection lost. */
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /** The caller aborted the call. It is not reported. */
  | { readonly kind: 'aborted' }
  /** The address is not an allowed host. Nothing was sent. */
  | { readonly kind: 'blocked' }
  /** 400, 413, 415, 422: the server rejects the request. Also a file that can no longer be read. */
  | { readonly kind: 'invalid'; readonly message: string }
  /** 401: the session has ended. */
  | { readonly kind: 'unauthorised' }
  /** 403: a claim is missing. */
  | { readonly kind: 'forbidden' }
  /** 404: unknown or not visible to the user. */
  | { readonly kind: 'notFound' }
  /** 409: concurrent change, or an idempotency key in use. `conflict` says what has changed, if the server does. */
  | { readonly kind: 'conflict'; readonly message: string; readonly conflict?: unknown }
  /** 429: rate limit. Nothing was done. The message says when to retry. */
  | { readonly kind: 'throttled'; readonly message: string }
  /** 5xx and every other status. */
  | { readonly kind: 'server'; readonly status: number; readonly requestId: string | undefined }
  /** The response does not match the contract, for example HTML, truncated JSON or other types. */
  | { readonly kind: 'drift'; readonly reason?: string | undefined };

/** The reply of a call, or its failure. `send` never throws. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** Whether to offer a retry. After 401, 403 or 404 a retry cannot help (OP-250). */
export const deservesRetry = (failure: Failure | undefined): boolean =>
  failure !== undefined && !['forbidden', 'notFound', 'unauthorised'].includes(failure.kind);

/** The message of a failure for the user. Empty if it has none. */
export const messageOf = (failure: Failure | undefined): string =>
  failure && 'message' in failure ? failure.message : '';

/**
 * The failure for an HTTP status.
 *
 * @param retryAfter Seconds to wait before a retry. Undefined if the server does not say.
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

/** A server message is more specific, but only ours contains the waiting time. */
function throttledText(message: string, retryAfter: number | undefined): string {
  if (retryAfter === undefined && message !== '') return message;
  return `Too many requests at once. Nothing was changed; try again in ${waitText(retryAfter)}.`;
}

function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'a moment';
  const [count, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [Math.max(1, seconds), 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
