import { storeAudit } from '../history/audit.store.ts';
import { RecentlyUsed } from '../recently-used.ts';
import type { AppContext } from './app-env.ts';
import { logError } from './errors.ts';
import type { RouteDeps } from './route-deps.ts';

/**
 * Milliseconds within which a repeated denial of the same call and person is not audited again, so that a polling
 * page does not fill the audit log.
 */
const repeatAfterMs = 60_000;
/** Denials that one process remembers. */
const maxRemembered = 10_000;

/** Writes a denied call to the audit log. A failure to write does not change the response. */
export function auditForbidden({ db, log, now }: Pick<RouteDeps, 'db' | 'log' | 'now'>) {
  const recent = new RecentlyUsed<true>({ maximum: maxRemembered, maxAgeMs: repeatAfterMs, now });
  return async (c: AppContext): Promise<void> => {
    const caller = c.get('caller');
    if (!caller) return;
    const { person, call } = caller;
    const name = `${person.tenant}\n${person.globalId}\n${call}`;
    if (recent.get(name)) return;
    recent.set(name, true);
    try {
      await db.inTenant(person.tenant, (trx) =>
        storeAudit(trx, person, { action: 'call-refused', part: call }),
      );
    } catch (error) {
      logError(log, c, 'denied call not audited', error as Error);
    }
  };
}
