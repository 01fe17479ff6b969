import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandImageField } from '@portal/api/contract';
import { imageNames } from '../../platform/tenant.ts';
import { drawnImage, plainDrawing } from '../../tenants/drawings.ts';
import type { NewImage } from '../../tenants/image.store.ts';

const folder = join(import.meta.dirname, 'assets');

/** The images of a demo tenant. */
export const demoImages = (tenant: string): Readonly<Record<BrandImageField, NewImage>> => ({
  Logo: drawingAt(tenant, 'Logo'),
  LogoOnDark: drawingAt(tenant, 'LogoOnDark'),
  Icon: drawingAt(tenant, 'Icon'),
});

function drawingAt(tenant: string, field: BrandImageField): NewImage {
  const svg = plainDrawing(readFileSync(join(folder, `${tenant}-${imageNames[field]}.svg`), 'utf8'));
  return { ...drawnImage(svg), by: null };
}
