import { logError } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { route, type RouteDeps } from '../../platform/http/route.ts';

/** A contract path with its placeholders unfilled: whatever else was sent could carry personal data. */
const template = /^(\/[a-zA-Z-]+|\/\{[a-zA-Z]+\}|\/\(other\))+$/;
/** Number of a call and kind of its failure. */
const failedCall = /^C\d{1,3} [a-zA-Z]{1,20}$/;

/** Failures that browsers met, one line each; only what can hold no personal data is kept (OP-241). */
export function errorLogRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  route(app, deps, logError, ({ body, person }) => {
    deps.log.event({
      level: 'warn',
      event: 'browser error',
      tenant: person.tenant,
      globalId: person.globalId,
      message: failedCall.test(body.message) ? body.message : '(withheld)',
      url: template.test(body.url) ? body.url : '(withheld)',
      status: body.status,
    });
    return undefined;
  });
}
