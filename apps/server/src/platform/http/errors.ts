import type { ErrorEnvelope } from '@portal/api/contract';
import { HTTPException } from 'hono/http-exception';
import { RequestAborted } from '../requester.ts';
import type { Log } from '../observability/log.ts';
import type { AppContext } from './app-env.ts';
import { notFound, HttpError, unavailable } from './http-error.ts';

/** The common error body: no stack, and nothing of the request. */
export function errorResponse(c: AppContext, error: HttpError): Response {
  const body: ErrorEnvelope = { ErrorNo: -1, Message: error.message, RequestId: c.get('requestId') };
  c.header('Cache-Control', 'no-store');
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
  // The rest of an unread body would be parsed as the next request, or would have to be read for nothing.
  if (error.status === 413 || (error.status === 429 && c.req.method !== 'GET'))
    c.header('Connection', 'close');
  return c.json({ ...body, ...error.details }, error.status);
}

export const notFoundResponse = (c: AppContext): Response => errorResponse(c, notFound());

/** @param auditForbidden Writes a denied call to the audit log. Default none. */
export function errorHandler(log: Log, auditForbidden?: (c: AppContext) => Promise<void>) {
  return async (error: Error, c: AppContext): Promise<Response> => {
    if (error instanceof HttpError) {
      if (error.status === 403) await auditForbidden?.(c);
      return errorResponse(c, error);
    }
    // The client has disconnected. The status is for the log; nginx uses it too.
    if (error instanceof RequestAborted) return new Response(null, { status: 499 });
    if (error instanceof HTTPException && error.status < 500)
      return errorResponse(c, new HttpError(error.status, 'The request is not valid.'));
    const [offline, slow] = [isDatabaseUnavailable(error), isDatabaseTimeout(error)];
    logError(
      log,
      c,
      offline ? 'database unavailable' : slow ? 'database timeout' : 'unexpected error',
      error,
    );
    if (!offline && !slow) return errorResponse(c, new HttpError(500, 'Something went wrong.'));
    return errorResponse(c, unavailable());
  };
}

/** Logs where and how something failed, and no data. */
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

/** Connection refused or lost, shutting down, still read-only after a failover, or disk full: a retry can succeed. */
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

const isDatabaseTimeout = (error: Error): boolean => /^(57014|55P03)$/.test(codeOf(error) ?? '');

/** The source line of an error. The message is never logged, because it can quote data. */
function firstFrame(error: Error): string | undefined {
  const frame = error.stack?.split('\n').find((line) => line.includes('/src/'));
  // A loader may have added a query to the file.
  return /src\/[\w./-]+(?:\?[^:]*)?:\d+/.exec(frame ?? '')?.[0].replace(/\?[^:]*/, '');
}
