import {
  assignApplication,
  cancelApplications,
  changePrimaryEmail,
  changeSigningMode,
  createApplication,
  createApplicationOnBehalf,
  depersonaliseApplication,
  exportApplications,
  getActivityFeed,
  getApplication,
  getApplicationIps,
  isApplicationRef,
  listAllApplications,
  listMyApplications,
  reloadApplication,
  requestEdit,
  requestView,
  revealTaxNumber,
  saveLabel,
  succeeded,
  unlockApplicant,
  unlockApplication,
  updateOwner,
} from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { JsonText } from '../../platform/http/reply.ts';
import { fileRoute, route, type Routes } from '../../platform/http/route.ts';
import { emailRoutes } from './application-email.routes.ts';
import { textOfLine } from '../../platform/history/activity-kinds.ts';
import { reveal } from './application-tax.service.ts';
import * as applicants from './applicant-unlock.service.ts';
import { activityOf } from '../../platform/history/activity.store.ts';
import { runAction } from './application-transitions.service.ts';
import { cancelEach } from './application-cancel.service.ts';
import { detailJson } from './application-detail.store.ts';
import { assign, changeOwner, label } from './application-edit.service.ts';
import { exportFile } from './application-export.service.ts';
import { ipsOf } from './application-ip.store.ts';
import { listCacheOf } from './application-list.cache.ts';
import { listJson } from './application-list.store.ts';
import { openToEdit, openToView } from './application-opening.service.ts';
import { createOnBehalf, createOwn } from './new-application.service.ts';

export const applicationRoutes: Routes = (app, deps) => {
  const cache = listCacheOf(deps);
  emailRoutes(app, deps);
  for (const [endpoint, list] of [
    [listMyApplications, 'mine'],
    [listAllApplications, 'all'],
  ] as const)
    route(
      app,
      deps,
      endpoint,
      async ({ trx, person, query }) => new JsonText(await listJson(trx, cache, person, list, query)),
    );
  fileRoute(app, deps, exportApplications, (call) => exportFile(deps, call));
  readingRoutes(app, deps);
  creatingRoutes(app, deps);
  actionRoutes(app, deps);
};

/** Routes that read an application and its history. */
const readingRoutes: Routes = (app, deps) => {
  route(app, deps, getApplication, async ({ trx, person, tenant, applicationId }) => {
    const detail = await detailJson(trx, applicationId, person.claims, tenant.timeZone);
    if (detail === undefined) throw notFound();
    return new JsonText(detail);
  });
  route(app, deps, getApplicationIps, async ({ trx, applicationId, query }) => ({
    ApplicationIps: await ipsOf(trx, applicationId, query.userstates?.split(',')),
  }));
  route(app, deps, getActivityFeed, async ({ trx, person, applicationId }) => ({
    ActivityFeedItems: (await activityOf(trx, applicationId)).map(({ seconds, ...line }) => ({
      Text: textOfLine(line, person.claims),
      Timestamp: seconds,
    })),
  }));
  route(app, deps, reloadApplication, () => undefined);
  route(app, deps, revealTaxNumber, ({ trx, person, applicationId, body }) =>
    reveal(trx, deps.db.sealer, person, applicationId, body.Position),
  );
};

const creatingRoutes: Routes = (app, deps) => {
  const { config } = deps;
  route(app, deps, createApplication, (call) => createOwn(call.trx, call.person, { ...call, config }));
  route(app, deps, createApplicationOnBehalf, (call) => {
    const chosen = { globalId: call.body.GlobalUserId, publicId: call.body.OwnerId };
    return createOnBehalf(call.trx, call.person, chosen, { ...call, config });
  });
};

const actionRoutes: Routes = (app, deps) => {
  const { config } = deps;
  route(app, deps, cancelApplications, async ({ trx, person, body }) => ({
    Results: await cancelEach(
      trx,
      person,
      body.ApplicationCancellations.map((each) => each.ApplicationGuid),
    ),
  }));
  route(app, deps, requestEdit, (call) => {
    const { trx, person, applicationId, query } = call;
    return openToEdit(trx, person, applicationId, query.ConfirmationAccepted, { ...call, config });
  });
  route(app, deps, requestView, (call) => openToView(call.trx, call.applicationId, { ...call, config }));
  route(app, deps, unlockApplication, ({ trx, person, applicationId }) =>
    runAction(trx, person, applicationId, 'unlockApplication', undefined),
  );
  route(app, deps, changeSigningMode, ({ trx, person, applicationId, body }) =>
    runAction(trx, person, applicationId, 'signingMode', body.Mode),
  );
  route(app, deps, changePrimaryEmail, ({ trx, person, applicationId, body }) =>
    runAction(trx, person, applicationId, 'primaryEmail', body.PrimaryEmail),
  );
  route(app, deps, updateOwner, ({ trx, person, applicationId, body }) =>
    changeOwner(trx, person, applicationId, body.NewOwnerId),
  );
  route(app, deps, assignApplication, ({ trx, person, applicationId, body }) =>
    assign(trx, person, applicationId, body.GlobalUserId),
  );
  route(app, deps, depersonaliseApplication, async ({ trx, person, applicationId }) => {
    const done = await runAction(trx, person, applicationId, 'depersonalise', undefined);
    return succeeded(done) ? { OverallSuccess: true } : { OverallSuccess: false, ErrorMessage: done.Message };
  });
  /** The application in a body. */
  const named = async (trx: Trx, person: Person, ApplicationId: string | number) => {
    const ref = String(ApplicationId);
    const id = isApplicationRef(ref) ? await deps.findVisible(trx, person, ref) : undefined;
    if (id === undefined) throw notFound();
    return id;
  };
  route(app, deps, saveLabel, async ({ trx, person, body }) =>
    label(trx, person, await named(trx, person, body.ApplicationId), body.Label),
  );
  route(app, deps, unlockApplicant, async ({ trx, person, body }) =>
    applicants.unlockApplicant(trx, person, await named(trx, person, body.ApplicationId), {
      individualId: body.IndividualId,
      instance: body.InstanceName,
    }),
  );
};
