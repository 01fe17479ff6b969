import {
  getAddress,
  getVerificationDetailsForm,
  getVerificationForm,
  requestVerification,
  searchAddresses,
} from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { outsideRoute } from '../../../platform/http/outside-route.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { route, type RouteDeps } from '../../../platform/http/route.ts';
import { addressById, findAddresses } from './addresses.ts';
import { callbackRoutes } from './callback.routes.ts';
import { requestCheck } from './check.service.ts';
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
  outsideRoute(app, deps, requestVerification, (call) =>
    requestCheck(call, { provider: deps.identityProvider, sms: deps.smsGateway }),
  );
  callbackRoutes(app, deps);
  standInRoutes(app, deps);
}
