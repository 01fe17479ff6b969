import type { ErrorEnvelope } from '@portal/api/contract';
import { HTTPException } from 'hono/http-exception';
import { RequestAborted } from '../asking.ts';
import type { Log } from '../observability/log.ts';
import type { AppContext } from './app-env.ts';
import { notFound, Refusal, unavailable } from './refusal.ts';

/** The one shape of an error: no stack, nothing of what was sent. */
export function errorAnswer(c: AppContext, refusal: Refusal): Response {
  const body: ErrorEnvelope = { ErrorNo: -1, Message: refusal.message, RequestId: c.get('requestId') };
  c.header('Cache-Control', 'no-store');
  if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter));
  // What is left of an unread body would be taken for the next request, or has to be taken for nothing.
  if (refusal.status === 413 || (refusal.status === 429 && c.req.method !== 'GET'))
    c.header('Connection', 'close');
  return c.json(body, refusal.status);
}

export const unknownAddress = (c: AppContext): Response => errorAnswer(c, notFound());

/** @param noteForbidden Writes down that somebody may not do what they asked for. Default nobody does. */
export function answerError(log: Log, noteForbidden?: (c: AppContext) => Promise<void>) {
  return async (error: Error, c: AppContext): Promise<Response> => {
    if (error instanceof Refusal) {
      if (error.status === 403) await noteForbidden?.(c);
      return errorAnswer(c, error);
    }
    // Heard by nobody; the log tells it from what went wrong.
    if (error instanceof RequestAborted) return errorAnswer(c, new Refusal(408, error.message));
    if (error instanceof HTTPException && error.status < 500)
      return errorAnswer(c, new Refusal(error.status, 'The request is not valid.'));
    const [away, slow] = [databaseIsAway(error), databaseGaveUp(error)];
    noteError(log, c, away ? 'database away' : slow ? 'took too long' : 'unexpected error', error);
    if (!away && !slow) return errorAnswer(c, new Refusal(500, 'Something went wrong.'));
    return errorAnswer(c, unavailable());
  };
}

/** Says where and how something failed, and nothing of what it was about. */
export function noteError(log: Log, c: AppContext, event: string, error: Error): void {
  log.event({
    level: 'error',
    event,
    requestId: c.get('requestId'),
    error: error.name,
    code: codeOf(error),
    at: firstFrame(error),
  });
}

function codeOf(error: Error): string | undefined {
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Refused, cut off, shutting down, taken over by a copy that is still read-only, or without room: another attempt may succeed. */
function databaseIsAway(error: Error): boolean {
  const code = codeOf(error) ?? '';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOSPC|ENOTFOUND|ETIMEDOUT|25006|53100|57P0\d|08\w{3}|53300)$/.test(
      code,
    ) ||
    /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/i.test(
      error.message,
    )
  );
}

/** A statement or its wait for a lock took longer than calls may. */
const databaseGaveUp = (error: Error): boolean => /^(57014|55P03)$/.test(codeOf(error) ?? '');

/** Where it happened; a message could quote data, so it is never logged. */
function firstFrame(error: Error): string | undefined {
  const frame = error.stack?.split('\n').find((line) => line.includes('/src/'));
  return /src\/[\w./-]+:\d+/.exec(frame ?? '')?.[0];
}
