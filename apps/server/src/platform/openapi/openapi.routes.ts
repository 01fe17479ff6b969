import type { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { declare } from '../http/guards.ts';
import type { RouteDeps } from '../http/route.ts';

const address = '/api/openapi.json';

/** The calls for whoever tries the portal out: with demo data only. */
export function openApiRoutes(app: Hono<AppEnv>, { config }: RouteDeps): void {
  if (!config.demo) return;
  app.get(
    address,
    declare(async (c) => {
      c.set('route', address);
      const { openApiDocument } = await import('./openapi-document.ts');
      return c.json(openApiDocument());
    }),
  );
}
