import type { Database } from '../../platform/db/connect.ts';
import type { MailedLink } from '../../mail/mail.service.ts';
import { findUserByEmail } from '../directory/user.store.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { invitationHours, resetMinutes } from '../../tenants/tenant-defaults.ts';
import { canResetPassword } from './chosen-password.ts';
import { maySignInHere } from './password-policy.ts';
import { createToken } from '../tokens/one-time-link.ts';

/** Creates the token of an email; undefined if no user with the address has a password to reset. */
export function makeMailedToken(
  db: Database,
  { id: tenant, settings }: Tenant,
  { purpose, globalId }: MailedLink,
  address: string,
): Promise<string | undefined> {
  return db.inTenant(tenant, async (trx) => {
    if (purpose === 'invitation')
      return createToken(trx, {
        tenant,
        purpose,
        globalId,
        validForMs: invitationHours(settings) * 3600_000,
      });
    const user = await findUserByEmail(trx, address);
    if (!user || !canResetPassword(user) || !(await maySignInHere(trx, address))) return undefined;
    return createToken(trx, { tenant, purpose, globalId: user.global_id, validForMs: resetMinutes * 60_000 });
  });
}
