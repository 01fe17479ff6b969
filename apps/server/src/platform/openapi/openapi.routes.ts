import type { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { openRoute } from '../http/guards.ts';
import type { RouteDeps } from '../http/route.ts';

const address = '/api/openapi.json';

/** Serves the API documentation, with demo data only. */
export function openApiRoutes(app: Hono<AppEnv>, { config }: RouteDeps): void {
  if (!config.demo) return;
  openRoute(app, 'GET', address, async (c) => {
    const { openApiDocument } = await import('./openapi-document.ts');
    return c.json(openApiDocument());
  });
}
