import type { Hono } from 'hono';
import { drawing } from '../tenants/drawings.ts';
import type { AppEnv } from './app-env.ts';
import { unknownAddress } from './errors.ts';
import { declare } from './guards.ts';
import { assetPolicy } from './headers.ts';

/** The tenants' logos; opened on their own they can run nothing. */
export function mountTenantAssets(app: Hono<AppEnv>): void {
  const template = '/tenant-assets/:tenant/:file';
  app.get(
    template,
    declare((c) => {
      c.set('route', template);
      const svg = drawing(c.req.param('tenant') ?? '', c.req.param('file') ?? '');
      if (svg === undefined) return unknownAddress(c);
      c.header('Content-Security-Policy', assetPolicy);
      c.header('Cache-Control', 'public, max-age=3600');
      return c.body(svg, 200, { 'Content-Type': 'image/svg+xml' });
    }),
  );
}
