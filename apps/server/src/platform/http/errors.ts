import type { ErrorEnvelope } from '@portal/api/contract';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseTimeout, isDatabaseUnavailable } from '../db/database-errors.ts';
import { RequestAborted } from '../requester.ts';
import { failureFields } from '../observability/failure.ts';
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
    ...failureFields(error),
  });
}
