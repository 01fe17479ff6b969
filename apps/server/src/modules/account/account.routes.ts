import { getAccountInfo, logOut, ping } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { route, type RouteDeps } from '../../http/route.ts';
import { endSession, noteUse } from '../../identity/sessions.ts';

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
}
