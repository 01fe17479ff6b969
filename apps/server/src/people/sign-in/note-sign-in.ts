import { storeAudit } from '../../platform/history/audit.store.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { clientFacts } from '../../platform/http/client-facts.ts';
import { activeStatuses, findUserByGlobalId } from '../directory/user.store.ts';
import { deviceDays } from '../tokens/device-days.ts';
import { deviceOf } from '../devices/device.ts';
import { sendNotice } from '../notices.ts';
import type { SiteDeps, SiteFacts } from '../site/site-facts.ts';

/**
 * Records a sign-in in the user list and the audit log, and sends an email if the user is known only in other
 * browsers. Returns the user's email, or undefined if the user has been locked or deactivated since the proof.
 */
export async function noteSignIn(
  { db, config }: Pick<SiteDeps, 'db' | 'config'>,
  c: AppContext,
  site: SiteFacts,
  { accountId: globalId, amr }: { readonly accountId: string; readonly amr: readonly string[] },
  unbound: boolean,
): Promise<string | undefined> {
  const tenant = site.tenant.id;
  const at = new Date(site.now());
  const client = clientFacts(c, config);
  return db.inTenant(tenant, async (trx) => {
    const user = await findUserByGlobalId(trx, globalId);
    const seen = await trx
      .updateTable('portal_user')
      .set({ last_activity_at: at, device_known_until: new Date(at.getTime() + deviceDays * 24 * 3600_000) })
      .where('global_id', '=', globalId)
      .where('status', 'in', activeStatuses)
      .executeTakeFirst();
    if (!user || seen.numUpdatedRows === 0n) return undefined;
    const part = unbound ? 'unbound' : undefined;
    await storeAudit(trx, { tenant, globalId }, { action: 'signed-in', part, methods: [...amr], ...client });
    // A user who has never signed in has no known browser yet.
    if (user.device_known_until !== null && deviceOf(c, site, user.email) === undefined)
      await sendNotice(trx, config, { ...site, notice: 'new-browser', user, from: { client, at } });
    return user.email;
  });
}
