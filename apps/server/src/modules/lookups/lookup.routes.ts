import { listAssignees, listOwners } from '@portal/api/contract';
import { route, type Routes } from '../../platform/http/route.ts';
import { assignees, options, owners } from './lookup.store.ts';
import { optionLookups } from './option-lookups.ts';

export const lookupRoutes: Routes = (app, deps) => {
  route(app, deps, listAssignees, ({ trx }) => assignees(trx));
  route(app, deps, listOwners, async ({ trx }) => ({ ApplicationOwners: await owners(trx) }));
  for (const [lookup, kind] of optionLookups) route(app, deps, lookup, ({ trx }) => options(trx, kind));
};
