import { getIdentificationOptions, guidPattern, verifyIndividual } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { outsideRoute } from '../../http/outside-route.ts';
import { notFound } from '../../http/refusal.ts';
import type { RouteDeps } from '../../http/route.ts';
import { identificationOptions, runCheck } from './identity-check.service.ts';

export function identityCheckRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  const refuseNoGuid = ({ individualGuid }: { readonly individualGuid: string }) => {
    if (!guidPattern.test(individualGuid)) throw notFound();
  };
  outsideRoute(app, deps, getIdentificationOptions, (call) => {
    refuseNoGuid(call.params);
    return identificationOptions(call, deps.identityProvider);
  });
  outsideRoute(app, deps, verifyIndividual, (call) => {
    refuseNoGuid(call.params);
    return runCheck(call, deps.identityProvider);
  });
}
