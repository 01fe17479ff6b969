import {
  listAssignees,
  listLabels,
  listOwners,
  listProducts,
  listSubBrands,
  listSystemLabels,
} from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { route, type RouteDeps } from '../../platform/http/route.ts';
import { assignees, options, owners } from './lookup.store.ts';

export function lookupRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  route(app, deps, listAssignees, ({ trx }) => assignees(trx));
  route(app, deps, listOwners, async ({ trx }) => ({ ApplicationOwners: await owners(trx) }));
  route(app, deps, listLabels, ({ trx }) => options(trx, 'label'));
  route(app, deps, listSystemLabels, ({ trx }) => options(trx, 'tag'));
  route(app, deps, listSubBrands, ({ trx }) => options(trx, 'sub-brand'));
  route(app, deps, listProducts, ({ trx }) => options(trx, 'product'));
}
