import type { Database } from '../../platform/db/connect.ts';
import { dummyHash, hashPassword, isCheap, verifyPassword } from './password-hash.ts';
import { standardPasswordCost } from '../../config/config.ts';
import { findUserByEmail, isActiveUser } from '../directory/user.store.ts';
import { maySignInHere } from './password-policy.ts';
import { replacePasswordHash } from './password.store.ts';
import type { Tenant } from '../../platform/tenant.ts';

export interface PasswordCheck {
  /** The current cost of a hash; a cheaper one is replaced once its password is known. Default: OWASP's minimum. */
  readonly cost?: number;
  readonly verify?: typeof verifyPassword;
}

/**
 * Returns the account of a right email and password. Unknown users, wrong passwords and users who may not use the
 * form get the same response after the same time: one password is always hashed at the current cost.
 */
export async function checkPassword(
  db: Database,
  tenant: Pick<Tenant, 'id'>,
  pair: { readonly email: string; readonly password: string },
  { cost = standardPasswordCost, verify = verifyPassword }: PasswordCheck = {},
): Promise<string | undefined> {
  const substitute = dummyHash(cost);
  const { user, here } = await db.inTenant(tenant.id, async (trx) => ({
    user: await findUserByEmail(trx, pair.email),
    here: await maySignInHere(trx, pair.email),
  }));
  const stored = user?.password_hash ?? substitute;
  const right = await verify(pair.password, stored);
  const cheap = isCheap(stored, cost);
  if (cheap && !right) await verify(pair.password, substitute);
  const allowed = user && here && user.password_hash !== null && isActiveUser(user) && !user.federated_only;
  if (!right || !allowed) return undefined;
  if (cheap) {
    const hash = await hashPassword(pair.password, cost);
    await db.inTenant(tenant.id, (trx) => replacePasswordHash(trx, user.global_id, { hash, was: stored }));
  }
  return user.global_id;
}
