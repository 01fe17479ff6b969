import {
  getAddress,
  getVerificationDetailsForm,
  getVerificationForm,
  requestVerification,
  searchAddresses,
} from '@portal/api/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { bodyBytes } from '../../../platform/http/body.ts';
import { unknownAddress } from '../../../platform/http/errors.ts';
import { openRoute } from '../../../platform/http/guards.ts';
import { outsideRoute } from '../../../platform/http/outside-route.ts';
import { invalid, notFound, unauthorised } from '../../../platform/http/refusal.ts';
import { route, type RouteDeps } from '../../../platform/http/route.ts';
import { integrationKey, isSigned, secretOf } from '../../../platform/outbound/webhook.ts';
import { addressById, findAddresses } from './addresses.ts';
import { requestCheck } from './check.service.ts';
import { answerInvite, callbackKeyName, callbackPath, inviteAnswer } from './invite.service.ts';
import { standInRoutes } from './stand-in.routes.ts';
import { detailsForms, typeForm, type AuthoredForm } from './verification-forms.ts';

/** Each part of a form travels as JSON text. */
const written = ({ jsonSchema, uiSchema, data }: AuthoredForm) => ({
  jsonSchema: JSON.stringify(jsonSchema),
  uiSchema: JSON.stringify(uiSchema),
  data: JSON.stringify(data),
});

/** Checks of individuals outside of any application: their forms, the finder of addresses, and the checks themselves. */
export function checkRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  route(app, deps, getVerificationForm, () => written(typeForm));
  route(app, deps, getVerificationDetailsForm, ({ query }) => written(detailsForms[query.verificationType]));
  route(app, deps, searchAddresses, ({ query }) => findAddresses(query.text));
  route(app, deps, getAddress, ({ params }) => {
    const found = addressById(params.entry);
    if (!found) throw notFound();
    return found;
  });
  outsideRoute(app, deps, requestVerification, (call) => requestCheck(call, deps));
  callbackRoute(app, deps);
  standInRoutes(app, deps);
}

const callbackMaximumBytes = 8_192;
const callbackBody = v.pipe(v.string(), v.parseJson(), inviteAnswer);

/** Accepts the answer to an invite from a provider that can sign it; a repeated answer changes nothing. */
function callbackRoute(app: Hono<AppEnv>, deps: RouteDeps): void {
  openRoute(app, 'POST', callbackPath(':tenant'), async (c) => {
    c.header('Cache-Control', 'no-store');
    const secret = secretOf(deps.config);
    const tenant = (await deps.tenants.all()).find(({ id }) => id === c.req.param('tenant'));
    if (!tenant || secret === undefined) return unknownAddress(c);
    const body = (await bodyBytes(c.req.raw, callbackMaximumBytes)).toString('utf8');
    const signed = isSigned(
      { timestamp: c.req.header('portal-timestamp'), signature: c.req.header('portal-signature') },
      body,
      integrationKey(secret, tenant.id, callbackKeyName),
    );
    if (!signed) throw unauthorised();
    const answer = v.safeParse(callbackBody, body);
    if (!answer.success) throw invalid('The answer is not valid.');
    await deps.db.inTenant(tenant.id, (trx) =>
      answerInvite(trx, answer.output, deps.identityProvider?.name ?? ''),
    );
    return c.body(null, 204);
  });
}
