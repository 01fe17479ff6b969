import type { ErrorEnvelope } from '@portal/api/contract';
import { HTTPException } from 'hono/http-exception';
import { RequestAborted } from '../requester.ts';
import type { Log } from '../observability/log.ts';
import type { AppContext } from './app-env.ts';
import { notFound, HttpError, unavailable } from './http-error.ts';

/** The one shape of an error: no stack, nothing of what was sent. */
export function errorResponse(c: AppContext, error: HttpError): Response {
  const body: ErrorEnvelope = { ErrorNo: -1, Message: error.message, RequestId: c.get('requestId') };
  c.header('Cache-Control', 'no-store');
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
  // What is left of an unread body would be taken for the next request, or has to be taken for nothing.
  if (error.status === 413 || (error.status === 429 && c.req.method !== 'GET'))
    c.header('Connection', 'close');
  return c.json(body, error.status);
}

export const notFoundResponse = (c: AppContext): Response => errorResponse(c, notFound());

/** @param auditForbidden Writes down that somebody may not do what they asked for. Default nobody does. */
export function errorHandler(log: Log, auditForbidden?: (c: AppContext) => Promise<void>) {
  return async (error: Error, c: AppContext): Promise<Response> => {
    if (error instanceof HttpError) {
      if (error.status === 403) await auditForbidden?.(c);
      return errorResponse(c, error);
    }
    // Heard by nobody; the log tells it from what went wrong.
    if (error instanceof RequestAborted) return errorResponse(c, new HttpError(408, error.message));
    if (error instanceof HTTPException && error.status < 500)
      return errorResponse(c, new HttpError(error.status, 'The request is not valid.'));
    const [offline, slow] = [isDatabaseUnavailable(error), isDatabaseTimeout(error)];
    logError(log, c, offline ? 'database away' : slow ? 'took too long' : 'unexpected error', error);
    if (!offline && !slow) return errorResponse(c, new HttpError(500, 'Something went wrong.'));
    return errorResponse(c, unavailable());
  };
}

/** Says where and how something failed, and nothing of what it was about. */
export function logError(log: Log, c: AppContext, event: string, error: Error): void {
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
function isDatabaseUnavailable(error: Error): boolean {
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
const isDatabaseTimeout = (error: Error): boolean => /^(57014|55P03)$/.test(codeOf(error) ?? '');

/** Where it happened; a message could quote data, so it is never logged. */
function firstFrame(error: Error): string | undefined {
  const frame = error.stack?.split('\n').find((line) => line.includes('/src/'));
  return /src\/[\w./-]+:\d+/.exec(frame ?? '')?.[0];
}
