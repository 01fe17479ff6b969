import { createHash } from 'node:crypto';
import type { BrandImage, BrandImageField } from '@portal/api/contract';
import type { StoredImage } from '@portal/ui/theme/images';
import { sql } from 'kysely';
import type { Trx } from '../platform/db/connect.ts';
import type { TenantImage } from '../platform/tenant.ts';

/** An image to store. */
export interface NewImage extends StoredImage {
  /** `global_id`. Null for an image of an operator. */
  readonly by: string | null;
}

/** The images of a new look. */
export type NewImages = Readonly<Partial<Record<BrandImageField, NewImage>>>;

/** An image as looks name it. */
export const describeImage = ({ bytes, mediaType, width, height }: StoredImage): BrandImage => ({
  ImageId: createHash('sha256').update(bytes).digest('hex'),
  MediaType: mediaType,
  Bytes: bytes.length,
  Width: width,
  Height: height,
});

/** Stores an image of the transaction's tenant, if it is not there yet; returns it as looks name it. */
export async function storeImage(trx: Trx, tenant: string, image: NewImage): Promise<BrandImage> {
  const described = describeImage(image);
  const { bytes, mediaType, width, height, by } = image;
  const facts = { media_type: mediaType, bytes, width, height, stored_by: by };
  await trx
    .insertInto('brand_image')
    .values({ tenant_id: tenant, sha256: described.ImageId, ...facts })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'sha256']).doNothing())
    .execute();
  return described;
}

/** An image with its bytes. */
export async function findImage(trx: Trx, sha256: string): Promise<TenantImage | undefined> {
  const row = await trx
    .selectFrom('brand_image')
    .select(['media_type', 'bytes', 'published_at'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return (
    row && {
      bytes: new Uint8Array(row.bytes),
      mediaType: row.media_type,
      published: row.published_at !== null,
    }
  );
}

/** The stored facts of images, by id. */
export async function imageFacts(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, BrandImage>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('brand_image')
    .select(['sha256', 'media_type', 'width', 'height'])
    .select(sql<number>`octet_length(bytes)`.as('size'))
    .where('sha256', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ sha256, media_type: MediaType, size, width, height }) => [
      sha256,
      { ImageId: sha256, MediaType, Bytes: size, Width: width, Height: height },
    ]),
  );
}

/** Lets anybody load these images. */
export async function publishImages(trx: Trx, tenant: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('brand_image')
    .set({ published_at: sql`now()` })
    .where('tenant_id', '=', tenant)
    .where('sha256', 'in', ids)
    .where('published_at', 'is', null)
    .execute();
}

/** Deletes the images that no look and no draft names. */
export async function deleteUnusedImages(trx: Trx): Promise<void> {
  await sql`delete from brand_image where sha256 not in (
    select value ->> 'ImageId' from
      (select images from brand_look union all select images from brand_draft union all select images from tenant) as used,
      jsonb_each(images))`.execute(trx);
}
