import type { Hono, MiddlewareHandler } from 'hono';
import type { Handler } from 'hono';
import type { AppContext, AppEnv } from './app-env.ts';

const declaredHandlers = new WeakSet<object>();

/** Marks a handler whose access is decided: made by `route()`, or deliberately open. */
export function declareHandler<H extends Handler<AppEnv> | MiddlewareHandler<AppEnv>>(handler: H): H {
  declaredHandlers.add(handler);
  return handler;
}

/** Serves an address outside the contract; its handler decides about access. */
export function openRoute(
  app: Hono<AppEnv>,
  method: 'GET' | 'POST',
  template: string,
  handler: (c: AppContext) => Promise<Response> | Response,
): void {
  const named = declareHandler((c: AppContext) => {
    c.set('route', template);
    return handler(c);
  });
  app.on(method, template, named);
}

/** The identity provider guards its own addresses. */
const guardedElsewhere = /^\/oidc(\/|$)/;

/** Throws if a route does not declare its access, so that such a server never starts. */
export function assertEveryRouteIsDeclared(app: Hono<AppEnv>): void {
  const undeclared = app.routes.filter(
    (route) => !declaredHandlers.has(route.handler) && !guardedElsewhere.test(route.path),
  );
  if (undeclared.length > 0)
    throw new Error(
      `These routes do not say who may call them: ${undeclared.map((route) => `${route.method} ${route.path}`).join(', ')}`,
    );
}
