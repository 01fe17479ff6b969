import { openRoute } from '../http/guards.ts';
import type { Routes } from '../http/route.ts';

const address = '/api/openapi.json';

/** Serves the API documentation, with demo data only. */
export const openApiRoutes: Routes = (app, { config }) => {
  if (!config.demo) return;
  openRoute(app, 'GET', address, async (c) => {
    const { openApiDocument } = await import('./openapi-document.ts');
    return c.json(openApiDocument());
  });
};
