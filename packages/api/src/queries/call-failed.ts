import type { Envelope, Failure, Result } from '../contract/index.ts';

/** Error of a failed call in React Query. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Returns the value of a result. Throws `CallFailed` for a failure. */
export async function unwrap<T>(result: Promise<Result<T>>): Promise<T> {
  const settled = await result;
  if (settled.ok) return settled.value;
  throw new CallFailed(settled.failure);
}

/**
 * Returns the reply if its envelope reports success. Throws `CallFailed` with the message for a business error
 * (OP-244).
 */
export async function acceptedReply<T extends Envelope>(result: Promise<Result<T>>): Promise<T> {
  const reply = await unwrap(result);
  const { ErrorNo, Message } = reply;
  if (ErrorNo > 0) throw new CallFailed({ kind: 'invalid', message: Message ?? '' });
  if (ErrorNo < 0) throw new CallFailed({ kind: 'server', status: 200, requestId: undefined });
  return reply;
}

/** The message of a 429 response. Undefined for any other error. */
export function throttledMessage(error: unknown): string | undefined {
  const failure = failureOf(error);
  return failure?.kind === 'throttled' ? failure.message : undefined;
}

/** Turns a 429 response into an outcome with a message, so that the caller shows it like any other outcome. */
export const withThrottledOutcome =
  <Given extends unknown[], Outcome>(run: (...given: Given) => Promise<Outcome>) =>
  async (...given: Given): Promise<Outcome | { readonly succeeded: false; readonly message: string }> => {
    try {
      return await run(...given);
    } catch (error) {
      const message = throttledMessage(error);
      if (message === undefined) throw error;
      return { succeeded: false, message };
    }
  };

/** The failure behind a query's error, if any. */
export function failureOf(error: unknown): Failure | undefined {
  if (error == null) return undefined;
  return error instanceof CallFailed ? error.failure : { kind: 'drift' };
}
