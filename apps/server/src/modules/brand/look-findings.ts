import {
  brandFields,
  brandLookKeys,
  type BrandField,
  type BrandFinding,
  type BrandImageField,
  type BrandImages,
} from '@portal/api/contract';
import { checkLookInSteps, type LookField, type LookImages } from '@portal/ui/theme/check';
import { lookImageOf } from '@portal/ui/theme/images';
import type { Trx } from '../../platform/db/connect.ts';
import { drawingOf } from '../../platform/images/draw-image.ts';
import type { TenantImage } from '../../platform/tenant.ts';
import { findImage } from '../../tenants/image.store.ts';
import type { Look } from '../../tenants/look.store.ts';

/** The images of a look with their bytes. */
export type LookFiles = Readonly<Partial<Record<BrandImageField, TenantImage>>>;

const fieldOf = (key: LookField): BrandField | null =>
  brandFields.find((field) => brandLookKeys[field] === key) ?? null;

/** Reads the images of a look. Throws if one was deleted. */
export async function readFiles(trx: Trx, images: BrandImages): Promise<LookFiles> {
  const files: Partial<Record<BrandImageField, TenantImage>> = {};
  for (const [field, { ImageId }] of Object.entries(images)) {
    const file = await findImage(trx, ImageId);
    if (!file) throw new Error(`The image ${ImageId} is not stored.`);
    files[field as BrandImageField] = file;
  }
  return files;
}

/** What the check finds in a look, in the words of the browser and the command line. */
export async function findingsOf(
  trx: Trx,
  look: Look,
  files?: LookFiles,
  check = checkLookInSteps,
): Promise<BrandFinding[]> {
  const images = await checkedImages(look.images, files ?? (await readFiles(trx, look.images)));
  const { findings } = await check({ theme: look.theme, images });
  return findings.map(({ id, level, field, what, nearest }) => ({
    Id: id,
    Level: level,
    Field: level === 'fails' ? null : fieldOf(field),
    What: what,
    ...(nearest !== undefined && { Nearest: nearest }),
  }));
}

async function checkedImages(images: BrandImages, files: LookFiles): Promise<LookImages> {
  const facts = async (field: BrandImageField) => {
    const file = files[field];
    if (!file) return undefined;
    const { colours } = await drawingOf(file);
    const { Height: height = 0 } = images[field] ?? {};
    return lookImageOf({ image: { mediaType: file.mediaType, height }, colours });
  };
  return { logo: await facts('Logo'), logoDark: await facts('LogoOnDark'), icon: await facts('Icon') };
}
