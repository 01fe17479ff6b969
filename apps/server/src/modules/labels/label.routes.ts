import { addLabel } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { route, type RouteDeps } from '../../platform/http/route.ts';
import { add } from './label.service.ts';

export function labelRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  route(app, deps, addLabel, ({ trx, person, body }) => add(trx, person, body.LabelText));
}
