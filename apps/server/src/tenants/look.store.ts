import type { BrandImage, BrandImageField, BrandImages, BrandTheme } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../platform/db/connect.ts';
import { publishImages, storeImage, type NewImages } from './image.store.ts';
import { standardTheme, themeOf } from './tenant-theme.ts';

/** The values of a look. */
export interface Look {
  readonly theme: BrandTheme;
  readonly images: BrandImages;
}

/** How a look came about. */
export interface LookOrigin {
  readonly kind: 'published' | 'restored' | 'command';
  readonly restoredFrom?: number | null;
  readonly note?: string | null;
  /** `global_id`. Null for an operator. */
  readonly by: string | null;
}

export interface NumberedLook extends Look {
  readonly number: number;
}

/** Stores look 1 of a new tenant. */
export async function startLooks(
  trx: Trx,
  { id, images = {} }: { readonly id: string; readonly images?: NewImages },
): Promise<void> {
  const stored: Partial<Record<BrandImageField, BrandImage>> = {};
  for (const [field, image] of Object.entries(images))
    stored[field as BrandImageField] = await storeImage(trx, id, image);
  await trx
    .updateTable('tenant')
    .set({ images: JSON.stringify(stored) })
    .where('id', '=', id)
    .execute();
  await sql`insert into brand_look (tenant_id, number, theme, images, kind)
    select id, look, theme, images, 'setup' from tenant where id = ${id}`.execute(trx);
  await publishImages(trx, id, idsOf(stored));
}

/** The published look. Other changes of the tenant's looks and drafts wait until the transaction ends. */
export async function lockLook(trx: Trx): Promise<NumberedLook> {
  const { look, theme, images } = await trx
    .selectFrom('tenant')
    .select(['look', 'theme', 'images'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { number: look, theme: themeOf({ theme }) ?? standardTheme, images };
}

/** Publishes a look with the next number, which it returns. The look has to be locked. */
export async function addLook(
  trx: Trx,
  tenant: string,
  { theme, images }: Look,
  { kind, restoredFrom = null, note = null, by }: LookOrigin,
): Promise<number> {
  const values = { theme: JSON.stringify(theme), images: JSON.stringify(images) };
  const { look: number } = await trx
    .updateTable('tenant')
    .set({ ...values, look: sql<number>`look + 1` })
    .where('id', '=', tenant)
    .returning('look')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('brand_look')
    .values({
      tenant_id: tenant,
      number,
      ...values,
      kind,
      restored_from: restoredFrom,
      note,
      published_by: by,
    })
    .execute();
  await publishImages(trx, tenant, idsOf(images));
  return number;
}

const idsOf = (images: BrandImages): readonly string[] => Object.values(images).map(({ ImageId }) => ImageId);
