import type { Database } from '../platform/db/connect.ts';
import { RecentlyUsed } from '../platform/recently-used.ts';
import type { TenantImage, TenantImages } from '../platform/tenant.ts';
import { findImage } from './image.store.ts';

/** Maximum size of the cached images of a process. */
const maximumBytes = 4 * 1024 * 1024;

/** Reads images; the published ones used last stay in memory. Their bytes never change. */
export function tenantImages(db: Pick<Database, 'inTenant'>): TenantImages {
  const cached = new RecentlyUsed<TenantImage>({
    maximum: maximumBytes,
    sizeOf: ({ bytes }) => bytes.length,
  });
  let hits = 0;
  let misses = 0;
  return {
    read: async (tenant, imageId) => {
      const key = `${tenant} ${imageId}`;
      const known = cached.get(key);
      if (known) {
        hits += 1;
        return known;
      }
      misses += 1;
      const image = await db.inTenant(tenant, (trx) => findImage(trx, imageId));
      // A draft's image may be deleted, or published later.
      if (image?.published) cached.set(key, image);
      return image;
    },
    statistics: () => ({ entries: cached.size, hits, misses }),
  };
}
