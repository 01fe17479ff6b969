import { getIdentificationOptions, guidPattern, verifyIndividual } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { externalCallRoute } from '../../platform/http/external-call-route.ts';
import { notFound } from '../../platform/http/http-error.ts';
import type { RouteDeps } from '../../platform/http/route.ts';
import { identificationOptions, runCheck } from './identity-check.service.ts';

export function identityCheckRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
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
}
