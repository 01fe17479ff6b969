import type { Trx } from '../../db/connect.ts';
import { storeAudit } from '../../history/audit.store.ts';
import { endAccess } from '../../modules/users/user.store.ts';
import { removeAuthenticator } from './authenticator.ts';
import { removePasskeys } from './passkeys.ts';

/**
 * Forgets everything but the password that somebody signs in with, and ends what they have open: they have lost it, or
 * somebody else may have it. Whoever asks has made sure of the person.
 */
export async function forgetFactors(trx: Trx, tenant: string, globalId: string): Promise<void> {
  const passkeys = await removePasskeys(trx, globalId);
  const lines = Array.from(
    { length: passkeys },
    () => ({ action: 'passkey-removed', userId: globalId }) as const,
  );
  if (await removeAuthenticator(trx, globalId))
    await storeAudit(trx, { tenant }, { action: 'authenticator-removed', userId: globalId });
  if (lines.length > 0) await storeAudit(trx, { tenant }, ...lines);
  await endAccess(trx, globalId);
}
