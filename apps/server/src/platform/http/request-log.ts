import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Log } from '../observability/log.ts';
import type { Observers } from '../observability/metrics/observers.ts';
import { currentTrace, receivedTrace, traced, type Span } from '../observability/tracing/trace.ts';
import type { TenantDirectory } from '../tenant.ts';
import { requestHost, type AppContext, type AppEnv } from './app-env.ts';
import { declareHandler } from './guards.ts';

/** Gives each request an id, logs one line with its route (never its path), and records metrics and traces. */
export function requestLog(
  { log, tenants }: { readonly log: Log; readonly tenants: Pick<TenantDirectory, 'remembered'> },
  { metricRecorder, recorder }: Observers = {},
) {
  const answer = async (c: AppContext, next: () => Promise<void>, span: Span | undefined) => {
    const requestId = randomUUID();
    const start = performance.now();
    c.set('requestId', requestId);
    c.set('route', 'unmatched');
    c.header('X-Request-Id', requestId);
    await next();
    const ms = performance.now() - start;
    const { method } = c.req;
    const route = c.get('route');
    // The identity provider writes to Node's own response.
    const outgoing = c.env?.outgoing;
    const status = outgoing?.headersSent ? outgoing.statusCode : c.res.status;
    const traceId = currentTrace()?.traceId;
    const tenant = tenants.remembered(requestHost(c))?.id;
    log.event({
      level: status >= 500 ? 'error' : 'info',
      ...(tenant !== undefined && { tenant }),
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      requestId,
      ...(traceId !== undefined && { traceId }),
    });
    metricRecorder?.requestAnswered({ method, route, status, seconds: ms / 1000, signIn: c.get('signIn') });
    span?.describe(`${method} ${route}`, {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    });
  };
  return declareHandler(
    createMiddleware<AppEnv>((c, next) =>
      traced(
        { recorder, name: 'request', kind: 'server', parent: receivedTrace(c.req.header('traceparent')) },
        (span) => answer(c, next, span),
      ),
    ),
  );
}
