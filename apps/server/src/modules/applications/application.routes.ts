import {
  cancelApplications,
  getActivityFeed,
  getApplication,
  listAllApplications,
  listMyApplications,
  reloadApplication,
} from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { notFound } from '../../http/refusal.ts';
import { JsonText, route, type RouteDeps } from '../../http/route.ts';
import { cancelEach } from './application-cancel.service.ts';
import { activityJson, detailJson } from './application-detail.store.ts';
import { listJson } from './application-list.store.ts';

export function applicationRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  route(
    app,
    deps,
    listMyApplications,
    async ({ trx, person, query }) => new JsonText(await listJson(trx, person, 'mine', query)),
  );
  route(
    app,
    deps,
    listAllApplications,
    async ({ trx, person, query }) => new JsonText(await listJson(trx, person, 'all', query)),
  );
  route(app, deps, getApplication, async ({ trx, person, tenant, applicationId }) => {
    const detail = await detailJson(trx, applicationId, person.claims, tenant.timeZone);
    if (detail === undefined) throw notFound();
    return new JsonText(detail);
  });
  route(
    app,
    deps,
    getActivityFeed,
    async ({ trx, applicationId }) => new JsonText(await activityJson(trx, applicationId)),
  );
  route(app, deps, reloadApplication, () => undefined);
  route(app, deps, cancelApplications, async ({ trx, person, body }) => ({
    Results: await cancelEach(
      trx,
      person,
      body.ApplicationCancellations.map((each) => each.ApplicationGuid),
    ),
  }));
}
