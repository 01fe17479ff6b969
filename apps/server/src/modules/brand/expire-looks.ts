import type { Database } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { deleteUnusedImages } from '../../tenants/image.store.ts';
import { lockLook } from '../../tenants/look.store.ts';
import { endDraft, findDraft } from './draft.store.ts';

/** Days after which an untouched draft is discarded. */
export const draftDays = 90;
/** Looks that are kept of a tenant. */
export const keptLooks = 200;

/** Discards an old draft of a tenant, and deletes the oldest looks and the images that nothing uses any more. */
export const expireLooks = (db: Database, tenant: string, now: Date): Promise<void> =>
  db.inTenant(tenant, async (trx) => {
    const { number } = await lockLook(trx);
    const draft = await findDraft(trx);
    if (draft && draft.savedAt.getTime() < now.getTime() - draftDays * 24 * 3600_000) {
      const end = { outcome: 'discarded', ended_at: now } as const;
      await endDraft(trx, { tenant_id: tenant, draft_id: draft.draftId, ...end });
      await storeAudit(trx, { tenant }, { action: 'look-draft-discarded' });
    }
    await trx
      .deleteFrom('brand_look')
      .where('number', '<=', number - keptLooks)
      .execute();
    await deleteUnusedImages(trx);
  });
