import { findApplicationsById, findRecords } from '@portal/api/contract';
import { route, type Routes } from '../../platform/http/route.ts';
import { readApplications } from '../applications/application-find.ts';
import { listCacheOf } from '../applications/application-list.cache.ts';
import { findText } from './find.service.ts';

export const findRoutes: Routes = (app, deps) => {
  const finding = { cache: listCacheOf(deps), now: deps.now };
  route(app, deps, findRecords, ({ trx, person, body }) => findText(trx, person, body.Text, finding));
  route(app, deps, findApplicationsById, async ({ trx, person, body }) => ({
    Applications: [...(await readApplications(trx, person, body.Ids))],
  }));
};
