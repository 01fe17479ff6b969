import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Log } from '../log.ts';
import type { AppEnv } from './app-env.ts';
import { declare } from './guards.ts';

/** Numbers each request and writes one line when it is answered: the route, never the address. */
export function requestLog(log: Log) {
  return declare(
    createMiddleware<AppEnv>(async (c, next) => {
      const requestId = randomUUID();
      const start = performance.now();
      c.set('requestId', requestId);
      c.set('route', 'unmatched');
      c.header('X-Request-Id', requestId);
      await next();
      // The identity provider answers on Node's own response.
      const outgoing = c.env?.outgoing;
      const status = outgoing?.headersSent ? outgoing.statusCode : c.res.status;
      log.event({
        level: status >= 500 ? 'error' : 'info',
        method: c.req.method,
        route: c.get('route'),
        status,
        ms: Math.round((performance.now() - start) * 10) / 10,
        requestId,
      });
    }),
  );
}
