import { listAssignees, listOwners } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { route, type RouteDeps } from '../../platform/http/route.ts';
import { assignees, options, owners } from './lookup.store.ts';
import { optionLookups } from './option-lookups.ts';

export function lookupRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  route(app, deps, listAssignees, ({ trx }) => assignees(trx));
  route(app, deps, listOwners, async ({ trx }) => ({ ApplicationOwners: await owners(trx) }));
  for (const [lookup, kind] of optionLookups) route(app, deps, lookup, ({ trx }) => options(trx, kind));
}
