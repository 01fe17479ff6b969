import { getIdentificationOptions, guidPattern, verifyIndividual } from '@portal/api/contract';
import { externalCallRoute } from '../../platform/http/external-call-route.ts';
import { notFound } from '../../platform/http/http-error.ts';
import type { Routes } from '../../platform/http/route.ts';
import { identificationOptions, runCheck } from './identity-check.service.ts';

export const identityCheckRoutes: Routes = (app, deps) => {
  const requireGuid = ({ individualGuid }: { readonly individualGuid: string }) => {
    if (!guidPattern.test(individualGuid)) throw notFound();
  };
  externalCallRoute(app, deps, getIdentificationOptions, (call) => {
    requireGuid(call.params);
    return identificationOptions(call, deps.identityProvider, deps.log);
  });
  externalCallRoute(app, deps, verifyIndividual, (call) => {
    requireGuid(call.params);
    return runCheck(call, deps.identityProvider, deps.log);
  });
};
