import type { Database } from '../../platform/db/connect.ts';
import { dummyHash, hashPassword, isCheap, verifyPassword } from './password-hash.ts';
import { standardPasswordCost } from '../../config/config.ts';
import { findUserByEmail, isAtWork } from '../directory/user.store.ts';
import { keepPassword } from './password.store.ts';
import type { Tenant } from '../../platform/tenant.ts';

export interface PasswordCheck {
  /** What a hash should cost by now; a cheaper one is made anew once its password is known. Default OWASP's minimum. */
  readonly cost?: number;
  /** Default the real one. */
  readonly verify?: typeof verifyPassword;
}

/**
 * The account of a right pair. Unknown people, wrong passwords and people who may not use the form are told apart
 * neither by the answer nor by the work: one password is always hashed at what it should cost by now.
 */
export async function checkPassword(
  db: Database,
  tenant: Pick<Tenant, 'id'>,
  pair: { readonly email: string; readonly password: string },
  { cost = standardPasswordCost, verify = verifyPassword }: PasswordCheck = {},
): Promise<string | undefined> {
  const substitute = dummyHash(cost);
  const user = await db.inTenant(tenant.id, (trx) => findUserByEmail(trx, pair.email));
  const stored = user?.password_hash ?? substitute;
  const right = await verify(pair.password, stored);
  const cheap = isCheap(stored, cost);
  if (cheap && !right) await verify(pair.password, substitute);
  const allowed = user && user.password_hash !== null && isAtWork(user) && !user.federated_only;
  if (!right || !allowed) return undefined;
  if (cheap) {
    const hash = await hashPassword(pair.password, cost);
    await db.inTenant(tenant.id, (trx) => keepPassword(trx, user.global_id, { hash, was: stored }));
  }
  return user.global_id;
}
