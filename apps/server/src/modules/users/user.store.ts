import type { Selectable } from 'kysely';
import type { Trx } from '../../db/connect.ts';
import type { PortalUserTable } from '../../db/schema.ts';

export type PortalUser = Selectable<PortalUserTable>;

/** An address as it is stored and compared. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Within the transaction's tenant; the case of the address is no matter. */
export async function findUserByEmail(trx: Trx, email: string): Promise<PortalUser | undefined> {
  // PostgreSQL cannot hold the character, so nobody has it in an address.
  if (email.includes('\0')) return undefined;
  return trx.selectFrom('portal_user').selectAll().where('email', '=', emailKey(email)).executeTakeFirst();
}

export async function findUserByGlobalId(trx: Trx, globalId: string): Promise<PortalUser | undefined> {
  return trx.selectFrom('portal_user').selectAll().where('global_id', '=', globalId).executeTakeFirst();
}

export async function findUserByPublicId(trx: Trx, publicId: string): Promise<PortalUser | undefined> {
  return trx.selectFrom('portal_user').selectAll().where('public_id', '=', publicId).executeTakeFirst();
}
