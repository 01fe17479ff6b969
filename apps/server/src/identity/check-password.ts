import { randomUUID } from 'node:crypto';
import type { Database } from '../db/connect.ts';
import { hashPassword, verifyPassword } from '../modules/users/password.ts';
import { atWork, findUserByEmail, isAtWork } from '../modules/users/user.store.ts';
import type { Tenant } from '../tenants/directory.ts';
import { deviceDays } from './device.ts';

let nobody: Promise<string> | undefined;

/**
 * The account of a right pair. Unknown people, wrong passwords and people who may not use the form are told apart
 * neither by the answer nor by the work: one password is always hashed.
 */
export async function checkPassword(
  db: Database,
  tenant: Pick<Tenant, 'id'>,
  pair: { readonly email: string; readonly password: string },
  verify: typeof verifyPassword = verifyPassword,
): Promise<string | undefined> {
  nobody ??= hashPassword(randomUUID());
  const substitute = await nobody;
  const user = await db.inTenant(tenant.id, (trx) => findUserByEmail(trx, pair.email));
  const right = await verify(pair.password, user?.password_hash ?? substitute);
  const allowed = user && user.password_hash !== null && isAtWork(user) && !user.federated_only;
  return right && allowed ? user.global_id : undefined;
}

/**
 * Notes the visit, as the list of users shows it, and that a browser is known. Answers the person's address; undefined where
 * they have been locked or deactivated since the password was checked.
 */
export async function noteSignIn(
  db: Database,
  tenant: Pick<Tenant, 'id'>,
  globalId: string,
  at: Date,
): Promise<string | undefined> {
  const known = new Date(at.getTime() + deviceDays * 24 * 3600_000);
  const seen = await db.inTenant(tenant.id, (trx) =>
    trx
      .updateTable('portal_user')
      .set({ last_activity_at: at, device_known_until: known })
      .where('global_id', '=', globalId)
      .where('status', 'in', atWork)
      .returning('email')
      .executeTakeFirst(),
  );
  return seen?.email;
}
