import type { BrandImageField } from '@portal/api/contract';
import type { Hono } from 'hono';
import { imageNames, type Tenant, type TenantDirectory, type TenantImages } from '../platform/tenant.ts';
import { requestHost, type AppEnv } from '../platform/http/app-env.ts';
import { notFoundResponse } from '../platform/http/errors.ts';
import { isUnchanged } from '../platform/http/etag.ts';
import { openRoute } from '../platform/http/guards.ts';
import { imagePolicy } from '../platform/http/headers.ts';

const fileName = /^([0-9a-f]{64})\.(svg|png)$/;
const endings = { 'image/svg+xml': 'svg', 'image/png': 'png' } as const;

/** The tenants' published images, on their own hosts; one that is opened directly cannot run scripts. */
export function mountTenantAssets(app: Hono<AppEnv>, tenants: TenantDirectory, images: TenantImages): void {
  openRoute(app, 'GET', '/tenant-assets/:tenant/:file', async (c) => {
    const tenant = await tenants.byHost(requestHost(c));
    if (!tenant || tenant.id !== c.req.param('tenant')) return notFoundResponse(c);
    const file = c.req.param('file') ?? '';
    const [, digest, ending] = fileName.exec(file) ?? [];
    const id = digest ?? publishedAs(tenant, file);
    const image = id === undefined ? undefined : await images.read(tenant.id, id);
    if (!image?.published || (ending !== undefined && endings[image.mediaType] !== ending))
      return notFoundResponse(c);
    c.header('Content-Security-Policy', imagePolicy);
    c.header('Content-Type', image.mediaType);
    if (digest !== undefined) c.header('Cache-Control', 'public, max-age=31536000, immutable');
    else {
      c.header('Cache-Control', 'no-cache');
      if (isUnchanged(c, id ?? '')) return c.body(null, 304);
    }
    return c.body(image.bytes);
  });
}

/** The published image at a fixed name, such as `logo.svg`. */
function publishedAs({ images }: Tenant, file: string): string | undefined {
  const [field] = Object.entries(imageNames).find(([, name]) => `${name}.svg` === file) ?? [];
  return field === undefined ? undefined : images[field as BrandImageField]?.ImageId;
}
