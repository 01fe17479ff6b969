import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { lockOut } from '../sign-in/lock-out.service.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { signInLimits } from '../../tenants/tenant-defaults.ts';
import { digest } from '../digest.ts';

const keyOf = (globalId: string): string => digest(`code\n${globalId}`);

/**
 * Counts a wrong one-time code of a user whose password was right. Too many in a row lock the user, whatever the
 * browser, because the password is known to somebody. Returns whether the user is locked now.
 */
export async function countWrongCode(
  trx: Trx,
  tenant: Pick<Tenant, 'id' | 'settings'>,
  globalId: string,
  at: Date,
): Promise<boolean> {
  const row = { tenant_id: tenant.id, key: keyOf(globalId), failures: 0, row_began: at, blocked_until: at };
  const { in_a_row } = await trx
    .insertInto('sign_in_attempt')
    .values({ ...row, in_a_row: 1, failed_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'key'])
        .doUpdateSet({ in_a_row: sql<number>`sign_in_attempt.in_a_row + 1`, failed_at: at }),
    )
    .returning('in_a_row')
    .executeTakeFirstOrThrow();
  if (in_a_row < signInLimits(tenant.settings).wrongCodes) return false;
  await resetWrongCodes(trx, globalId);
  return lockOut(trx, tenant.id, globalId, 'LockedMFAAttempts');
}

/** A right code resets the count. */
export async function resetWrongCodes(trx: Trx, globalId: string): Promise<void> {
  await trx.deleteFrom('sign_in_attempt').where('key', '=', keyOf(globalId)).execute();
}
