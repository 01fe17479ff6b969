import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandImageField } from '@portal/api/contract';
import { imageNames } from '../../platform/tenant.ts';
import type { NewImage } from '../../tenants/image.store.ts';

const folder = join(import.meta.dirname, 'assets');

/** The images of a demo tenant. */
export const demoImages = (tenant: string): Readonly<Record<BrandImageField, NewImage>> => ({
  Logo: imageAt(tenant, 'Logo'),
  LogoOnDark: imageAt(tenant, 'LogoOnDark'),
  Icon: imageAt(tenant, 'Icon'),
});

function imageAt(tenant: string, field: BrandImageField): NewImage {
  const bytes = new Uint8Array(readFileSync(join(folder, `${tenant}-${imageNames[field]}.svg`)));
  return { bytes, mediaType: 'image/svg+xml', width: 40, height: 40, by: null };
}
