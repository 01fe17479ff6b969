import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit, type OwnMethodAction } from '../../platform/history/audit.store.ts';
import { endAccess } from '../directory/user.store.ts';
import type { NoticeKind } from '../../mail/mail.service.ts';
import { removeAuthenticator } from './authenticator.ts';
import { removePasskeys } from './passkeys.ts';

type FactorNotice = Extract<NoticeKind, 'app-removed' | 'passkey-removed'>;

/**
 * Forgets everything but the password that somebody signs in with, and ends what they have open: they have lost it, or
 * somebody else may have it. Whoever asks has made sure of the person. Returns a notice for each kind of factor that was removed.
 */
export async function removeFactors(
  trx: Trx,
  tenant: string,
  globalId: string,
): Promise<readonly FactorNotice[]> {
  const app = await removeAuthenticator(trx, globalId);
  const passkeys = await removePasskeys(trx, globalId);
  const gone: readonly OwnMethodAction[] = [
    ...(app ? (['authenticator-removed'] as const) : []),
    ...Array.from({ length: passkeys }, () => 'passkey-removed' as const),
  ];
  for (const action of gone) await storeAudit(trx, { tenant }, { action, userId: globalId });
  await endAccess(trx, globalId);
  return [
    ...(app ? (['app-removed'] as const) : []),
    ...(passkeys > 0 ? (['passkey-removed'] as const) : []),
  ];
}
