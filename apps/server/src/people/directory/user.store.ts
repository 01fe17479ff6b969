import type { Schema } from '../../platform/db/schema.ts';
import { domainToUnicode } from 'node:url';
import { claimsInForce, cleanText, readEmailAddress, type UserStatus } from '@portal/api/contract';
import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';

/** The statuses that allow a session; invited, locked and deactivated users have none. */
export const activeStatuses: readonly UserStatus[] = ['Active', 'Normal'];
export const isActiveUser = ({ status }: Pick<PortalUser, 'status'>): boolean =>
  activeStatuses.includes(status);

export type PortalUser = Selectable<Schema['portal_user']>;

/** The user's effective claims; `permissions` alone are those of the role. */
export const claimsOf = (
  user: Pick<PortalUser, 'permissions' | 'role_name' | 'has_application_access'>,
): readonly string[] =>
  claimsInForce(user.permissions, { role: user.role_name, access: user.has_application_access });

/** An email address as it is stored and compared. Other text is only cleaned. */
export const emailKey = (email: string): string =>
  (readEmailAddress(email) ?? cleanText(email)).toLowerCase();

export const domainOf = (email: string): string => {
  const key = emailKey(email);
  return key.slice(key.lastIndexOf('@') + 1);
};

/** The ways in which an address may be stored: earlier versions kept a domain as it was typed. */
function storedForms(email: string): readonly string[] {
  const key = emailKey(email);
  const at = key.lastIndexOf('@') + 1;
  return [key, key.slice(0, at) + domainToUnicode(key.slice(at)), email.trim().toLowerCase()];
}

/** Within the transaction's tenant; the case of the address does not matter. */
export async function findUserByEmail(trx: Trx, email: string): Promise<PortalUser | undefined> {
  // PostgreSQL cannot store the character, so no address contains it.
  if (email.includes('\0')) return undefined;
  return trx
    .selectFrom('portal_user')
    .selectAll()
    .where('email', 'in', storedForms(email))
    .executeTakeFirst();
}

export async function findUserByGlobalId(trx: Trx, globalId: string): Promise<PortalUser | undefined> {
  return trx.selectFrom('portal_user').selectAll().where('global_id', '=', globalId).executeTakeFirst();
}

/**
 * Ends all access of the user everywhere: every token, and the provider's records. A change of status or password
 * does the same by itself.
 */
export async function endAccess(trx: Trx, globalId: string): Promise<void> {
  await sql`update portal_user set epoch = epoch + 1 where global_id = ${globalId}`.execute(trx);
}
