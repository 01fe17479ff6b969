import {
  countSavedViews,
  deleteView,
  getSavedView,
  listSavedViews,
  restoreView,
  saveView,
  setDefaultView,
} from '@portal/api/contract';
import { route, type Routes } from '../../platform/http/route.ts';
import { listCacheOf } from '../applications/application-list.cache.ts';
import { countCache, countsFor } from './view-counts.ts';
import {
  deleteViewFor,
  listViews,
  readView,
  restoreViewFor,
  saveViewFor,
  setDefaultFor,
} from './view.service.ts';

export const viewRoutes: Routes = (app, deps) => {
  const caches = { counts: countCache(deps.now), list: listCacheOf(deps) };
  const now = () => new Date(deps.now());
  route(app, deps, listSavedViews, listViews);
  route(app, deps, getSavedView, (call) => readView(call, call.params.viewId));
  route(app, deps, countSavedViews, async (call) => ({ Counts: await countsFor(call, caches) }));
  route(app, deps, saveView, (call) => saveViewFor({ ...call, now: now() }, call.body));
  route(app, deps, deleteView, async (call) => {
    await deleteViewFor({ ...call, now: now() }, call.params.viewId, call.body.Version);
    return { ErrorNo: 0 };
  });
  route(app, deps, restoreView, (call) => restoreViewFor({ ...call, now: now() }, call.params.viewId));
  route(app, deps, setDefaultView, (call) => setDefaultFor(call, call.body));
};
