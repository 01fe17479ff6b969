import { findApplicationsById, findRecords } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { route, type RouteDeps } from '../../platform/http/route.ts';
import { readApplications } from '../applications/application-find.ts';
import { listCacheOf } from '../applications/application-list.cache.ts';
import { findText } from './find.service.ts';

export function findRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  const finding = { cache: listCacheOf(deps), now: deps.now ?? (() => performance.now()) };
  route(app, deps, findRecords, ({ trx, person, body }) => findText(trx, person, body.Text, finding));
  route(app, deps, findApplicationsById, async ({ trx, person, body }) => ({
    Applications: [...(await readApplications(trx, person, body.Ids))],
  }));
}
