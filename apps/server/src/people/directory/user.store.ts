import type { Schema } from '../../platform/db/schema.ts';
import { claimsInForce, type UserStatus } from '@portal/api/contract';
import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';

/** The statuses of those who may hold a session; invited, locked and deactivated people may not. */
export const atWork: readonly UserStatus[] = ['Active', 'Normal'];
export const isAtWork = ({ status }: Pick<PortalUser, 'status'>): boolean => atWork.includes(status);

export type PortalUser = Selectable<Schema['portal_user']>;

/** What the person may do now; `permissions` alone is what their role gave them. */
export const claimsOf = (
  user: Pick<PortalUser, 'permissions' | 'role_name' | 'has_application_access'>,
): readonly string[] =>
  claimsInForce(user.permissions, { role: user.role_name, access: user.has_application_access });

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

/**
 * Ends whatever the person has open, everywhere: every token of theirs, and what the provider holds for them. A change of
 * status or password does so by itself.
 */
export async function endAccess(trx: Trx, globalId: string): Promise<void> {
  await sql`update portal_user set epoch = epoch + 1 where global_id = ${globalId}`.execute(trx);
}
