import type { UserStatus } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { endAccess } from '../directory/user.store.ts';

/** Stores a new password and ends all sessions, unless the user's status or password has changed since they were read. */
export async function storePassword(
  trx: Trx,
  globalId: string,
  hash: string,
  found: {
    readonly status: UserStatus;
    /** Default: any. */
    readonly hash?: string;
    /** Default: unchanged. */
    readonly nextStatus?: UserStatus;
  },
): Promise<boolean> {
  let update = trx
    .updateTable('portal_user')
    .set({
      password_hash: hash,
      status: found.nextStatus ?? found.status,
      must_choose_password: false,
    })
    .where('global_id', '=', globalId)
    .where('status', '=', found.status);
  if (found.hash !== undefined) update = update.where('password_hash', '=', found.hash);
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Replaces the hash of the same password. No session ends. */
export async function replacePasswordHash(
  trx: Trx,
  globalId: string,
  { hash, was }: { readonly hash: string; readonly was: string },
): Promise<void> {
  await sql`select set_config('portal.same_password', 'on', true)`.execute(trx);
  await trx
    .updateTable('portal_user')
    .set({ password_hash: hash })
    .where('global_id', '=', globalId)
    .where('password_hash', '=', was)
    .execute();
}

/** Signs the user out everywhere, and requires another password before anything else. */
export async function requirePasswordChange(trx: Trx, globalId: string): Promise<void> {
  await trx
    .updateTable('portal_user')
    .set({ must_choose_password: true })
    .where('global_id', '=', globalId)
    .execute();
  await endAccess(trx, globalId);
}
