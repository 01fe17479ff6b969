import type { Hono } from 'hono';
import type { TenantDirectory } from '../platform/tenant.ts';
import { drawingNames } from '../platform/tenant.ts';
import type { AppEnv } from '../platform/http/app-env.ts';
import { notFoundResponse } from '../platform/http/errors.ts';
import { openRoute } from '../platform/http/guards.ts';
import { assetPolicy } from '../platform/http/headers.ts';

/** The tenants' logos; one that is opened directly cannot run scripts. */
export function mountTenantAssets(app: Hono<AppEnv>, tenants: TenantDirectory): void {
  const template = '/tenant-assets/:tenant/:file';
  openRoute(app, 'GET', template, async (c) => {
    const tenant = (await tenants.all()).find(({ id }) => id === c.req.param('tenant'));
    const name = drawingNames.find((each) => `${each}.svg` === c.req.param('file'));
    const svg = name && tenant?.drawings[name];
    if (svg === undefined) return notFoundResponse(c);
    c.header('Content-Security-Policy', assetPolicy);
    c.header('Cache-Control', 'public, max-age=3600');
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml' });
  });
}
