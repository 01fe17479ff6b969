import { can, countApplications, listClaims } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { forbidden } from '../../platform/http/http-error.ts';
import { route, type RouteDeps } from '../../platform/http/route.ts';
import { FigureCache } from './figure-cache.ts';
import { countFigures, type Figures } from './figure.store.ts';

export function figureRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  const cache = new FigureCache<Figures>(deps.now);
  route(app, deps, countApplications, ({ trx, person, tenant, query }) => {
    if (!can(person.claims, listClaims[query.Scope])) throw forbidden();
    return countFigures(trx, cache, { person, timeZone: tenant.timeZone, query });
  });
}
