import { storeAudit } from '../../platform/history/audit.store.ts';
import type { ClientFacts } from '../../platform/http/client-facts.ts';
import { lockOut } from '../sign-in/lock-out.service.ts';
import { maySignInHere } from '../passwords/password-policy.ts';
import { findUserByEmail, isActiveUser } from '../directory/user.store.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { signInLimits } from '../../tenants/tenant-defaults.ts';
import type { Attempt, AuthorisationRequest, ThrottledDeps } from '../sign-in/sign-in-throttle.ts';

/**
 * Audits the failure, and locks the user after too many wrong passwords in a row: those of a known browser or, if no
 * browser of the user is known, those of unknown browsers. So no unknown browser can lock out a user who once signed
 * in; it is delayed instead (decision 0036). The work is the same if the user does not exist. Returns the locked
 * user.
 */
export async function noteWrongPassword(
  { db, throttle, now }: ThrottledDeps,
  tenant: Pick<Tenant, 'id' | 'settings'>,
  attempt: Attempt,
  { inARow, since }: AuthorisationRequest,
  client: ClientFacts,
): Promise<string | undefined> {
  return db.inTenant(tenant.id, async (trx) => {
    const user = await findUserByEmail(trx, attempt.email);
    const entry = {
      action: 'sign-in-refused',
      userId: user?.global_id,
      part: 'password',
      ...client,
    } as const;
    await storeAudit(trx, { tenant: tenant.id }, entry);
    if (inARow < signInLimits(tenant.settings).wrongPasswords) return undefined;
    if (!user || !isActiveUser(user) || user.federated_only || user.password_hash === null) return undefined;
    if (!(await maySignInHere(trx, user.email))) return undefined;
    if (user.status_since > since) {
      // The user was unlocked meanwhile, so earlier failures no longer count.
      await throttle.startRow(trx, attempt);
      return undefined;
    }
    const ownBrowser = user.device_known_until !== null && user.device_known_until.getTime() > now();
    if (attempt.device === undefined && ownBrowser) return undefined;
    return (await lockOut(trx, tenant.id, user.global_id, 'LockedPasswordAttempts'))
      ? user.global_id
      : undefined;
  });
}
