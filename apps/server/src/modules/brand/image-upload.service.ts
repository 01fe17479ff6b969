import {
  brandSlots,
  type BrandImageField,
  type uploadBrandImage,
  type WireReply,
} from '@portal/api/contract';
import { readImage } from '@portal/ui/theme/images';
import type { Database } from '../../platform/db/connect.ts';
import type { FilesCall } from '../../platform/http/files-route.ts';
import { wholeFile } from '../../platform/http/uploaded-files.ts';
import { drawImage } from '../../platform/images/draw-image.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { saveImage, type SeenDraft } from './draft.service.ts';
import { limitPerHour } from './limit-per-hour.ts';
import { recentUploads } from './look-history.store.ts';

const uploadsPerHour = 60;

/** Reads an image and stores it in the draft. The file is read outside a transaction. */
export async function uploadImage(
  { db }: { readonly db: Database },
  { person, tenant, eachFile, recheckBeforeCommit }: FilesCall,
  { field, seen, now }: { readonly field: BrandImageField; readonly seen: SeenDraft; readonly now: Date },
): Promise<WireReply<typeof uploadBrandImage>> {
  const limit = (trx: Parameters<typeof recentUploads>[0]) =>
    limitPerHour(uploadsPerHour, now, (since) => recentUploads(trx, person.globalId, since));
  await db.inTenant(tenant.id, limit);
  const [file] = await eachFile(wholeFile);
  const { name, bytes } = file ?? { name: '', bytes: new Uint8Array() };
  const use = field === 'Icon' ? 'icon' : 'logo';
  const reading = await readImage(new Uint8Array(bytes), name, use, drawImage);
  return db.inTenant(tenant.id, async (trx) => {
    if (!reading.ok) {
      await storeAudit(trx, person, { action: 'brand-image-refused', part: brandSlots[field] });
      await recheckBeforeCommit(trx);
      const { problems: Problems } = reading;
      return { ErrorNo: 1, Message: 'Nothing was changed.', Problems, Image: null, Draft: null };
    }
    const { Image, Draft } = await saveImage({ trx, tenant, person, now }, seen, field, reading.image);
    await recheckBeforeCommit(trx);
    return { ErrorNo: 0, Problems: [], Image, Draft };
  });
}
