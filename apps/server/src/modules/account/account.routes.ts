import { getAccountInfo, logOut, ping } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { route, type RouteDeps } from '../../http/route.ts';

export function accountRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  route(app, deps, getAccountInfo, ({ person }) => ({
    Email: person.email,
    DisplayName: person.displayName,
    GlobalId: person.globalId,
  }));
  route(app, deps, logOut, () => undefined);
  route(app, deps, ping, () => undefined);
}
