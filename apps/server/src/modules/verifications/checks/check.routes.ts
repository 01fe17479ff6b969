import {
  getAddress,
  getVerificationDetailsForm,
  getVerificationForm,
  requestVerification,
  searchAddresses,
} from '@portal/api/contract';
import { notFoundResponse } from '../../../platform/http/errors.ts';
import { openRoute } from '../../../platform/http/guards.ts';
import { externalCallRoute } from '../../../platform/http/external-call-route.ts';
import { notFound, unauthorised } from '../../../platform/http/http-error.ts';
import { route, type Routes } from '../../../platform/http/route.ts';
import { signedRequest } from '../../../platform/http/signed-request.ts';
import { secretOf } from '../../../platform/outbound/webhook.ts';
import { addressById, findAddresses } from './addresses.ts';
import { requestCheck } from './check.service.ts';
import { answerInvite, callbackKey, callbackPath, inviteAnswer } from './invite.service.ts';
import { simulatorRoutes } from './simulator.routes.ts';
import { detailsForms, typeForm, type AuthoredForm } from './verification-forms.ts';

/** Each part of a form is JSON text. */
const written = ({ jsonSchema, uiSchema, data }: AuthoredForm) => ({
  jsonSchema: JSON.stringify(jsonSchema),
  uiSchema: JSON.stringify(uiSchema),
  data: JSON.stringify(data),
});

/** Checks of individuals outside of applications: their forms, the address search, and the checks themselves. */
export const checkRoutes: Routes = (app, deps) => {
  route(app, deps, getVerificationForm, () => written(typeForm));
  route(app, deps, getVerificationDetailsForm, ({ query }) => written(detailsForms[query.verificationType]));
  route(app, deps, searchAddresses, ({ query }) => findAddresses(query.text));
  route(app, deps, getAddress, ({ params }) => {
    const found = addressById(params.entry);
    if (!found) throw notFound();
    return found;
  });
  externalCallRoute(app, deps, requestVerification, (call) => requestCheck(call, deps));
  callbackRoute(app, deps);
  simulatorRoutes(app, deps);
};

/** Accepts the outcome of an invite from a provider with a valid signature; a repeated outcome changes nothing. */
const callbackRoute: Routes = (app, deps) => {
  openRoute(app, 'POST', callbackPath(':tenant'), async (c) => {
    c.header('Cache-Control', 'no-store');
    const secret = secretOf(deps.config);
    const tenant = (await deps.tenants.all()).find(({ id }) => id === c.req.param('tenant'));
    if (!tenant || secret === undefined) return notFoundResponse(c);
    const answer = await signedRequest(c, {
      key: callbackKey(secret, tenant.id),
      schema: inviteAnswer,
      invalidText: 'The answer is not valid.',
      now: deps.now(),
    });
    if (!answer) throw unauthorised();
    await deps.db.inTenant(tenant.id, (trx) => answerInvite(trx, answer, deps.identityProvider?.name ?? ''));
    return c.body(null, 204);
  });
};
