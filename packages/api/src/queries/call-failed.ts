import type { Envelope, Failure, Result } from '../contract/index.ts';

/** How a failed call travels through the query library. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** The reply, or `CallFailed`. */
export async function unwrap<T>(result: Promise<Result<T>>): Promise<T> {
  const settled = await result;
  if (settled.ok) return settled.value;
  throw new CallFailed(settled.failure);
}

/** A reply that accepts what was sent; a business error counts as refused, with its Message (OP-244). */
export async function acceptedReply<T extends Envelope>(result: Promise<Result<T>>): Promise<T> {
  const reply = await unwrap(result);
  const { ErrorNo, Message } = reply;
  if (ErrorNo > 0) throw new CallFailed({ kind: 'invalid', message: Message ?? '' });
  if (ErrorNo < 0) throw new CallFailed({ kind: 'server', status: 200, requestId: undefined });
  return reply;
}

/** The same for an answer that says nothing more. */
export async function accepted(result: Promise<Result<Envelope>>): Promise<void> {
  await acceptedReply(result);
}

/** Why nothing was done, where there was too much at once; undefined for every other error. */
export function busyText(error: unknown): string | undefined {
  const failure = failureOf(error);
  return failure?.kind === 'throttled' ? failure.message : undefined;
}

/** A run whose outcome is told: where there was too much at once, it says so instead of breaking off. */
export const toldWhenBusy =
  <Given extends unknown[], Outcome>(run: (...given: Given) => Promise<Outcome>) =>
  async (...given: Given): Promise<Outcome | { readonly succeeded: false; readonly message: string }> => {
    try {
      return await run(...given);
    } catch (error) {
      const message = busyText(error);
      if (message === undefined) throw error;
      return { succeeded: false, message };
    }
  };

/** The failure behind a query's error, if any. */
export function failureOf(error: unknown): Failure | undefined {
  if (error == null) return undefined;
  return error instanceof CallFailed ? error.failure : { kind: 'drift' };
}
