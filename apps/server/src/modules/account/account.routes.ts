import { changePassword, changePasswordAtPortal, getAccountInfo, logOut, ping } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { outsideRoute } from '../../http/outside-route.ts';
import { route, type RouteDeps } from '../../http/route.ts';
import { endSession, noteUse } from '../../identity/sessions.ts';
import { signInThrottle } from '../../identity/sign-in-throttle.ts';
import { judgeChange, storeChange } from '../users/own-password.service.ts';

export function accountRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  route(app, deps, getAccountInfo, ({ person }) => ({
    Email: person.email,
    DisplayName: person.displayName,
    GlobalId: person.globalId,
  }));
  route(app, deps, logOut, async ({ trx, person, afterwards }) => {
    await endSession(trx, person, person.session);
    afterwards(() => deps.identity.forget(person));
    return undefined;
  });
  route(app, deps, ping, async ({ trx, person }) => {
    await noteUse(trx, person, new Date());
    return undefined;
  });
  const passwords = {
    db: deps.db,
    config: deps.config,
    throttle: signInThrottle(deps.db, Date.now),
    now: Date.now,
  };
  for (const endpoint of [changePassword, changePasswordAtPortal])
    outsideRoute(app, deps, endpoint, async ({ person, tenant, body, conclude }) => {
      const judged = await judgeChange(passwords, person, tenant, body);
      return conclude(async (trx) => ('result' in judged ? judged : storeChange(trx, person, judged)));
    });
}
