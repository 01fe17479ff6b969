import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit, type OfUserAction } from '../../platform/history/audit.store.ts';
import { endAccess } from '../directory/user.store.ts';
import type { NoticeKind } from '../../mail/mail.service.ts';
import { removeAuthenticator } from './authenticator.ts';
import { removePasskeys } from './passkeys.ts';

type FactorNotice = Extract<NoticeKind, 'app-removed' | 'passkey-removed'>;

/**
 * Removes all factors of a user except the password, and ends all sessions: the user has lost a factor, or somebody
 * else has it. The caller has verified the user's identity. Returns a notice for each kind of factor that was
 * removed.
 */
export async function removeFactors(
  trx: Trx,
  tenant: string,
  globalId: string,
): Promise<readonly FactorNotice[]> {
  const app = await removeAuthenticator(trx, globalId);
  const passkeys = await removePasskeys(trx, globalId);
  const removed: readonly OfUserAction[] = [
    ...(app ? (['authenticator-removed'] as const) : []),
    ...Array.from({ length: passkeys }, () => 'passkey-removed' as const),
  ];
  for (const action of removed) await storeAudit(trx, { tenant }, { action, userId: globalId });
  await endAccess(trx, globalId);
  return [
    ...(app ? (['app-removed'] as const) : []),
    ...(passkeys > 0 ? (['passkey-removed'] as const) : []),
  ];
}
