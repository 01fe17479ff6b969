import type { Schema } from '../../platform/db/schema.ts';
import { can, Permission } from '@portal/api/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';

export type TenantRole = Selectable<Schema['tenant_role']>;

/** In the tenant's order. */
export const allRoles = (trx: Trx): Promise<TenantRole[]> =>
  trx.selectFrom('tenant_role').selectAll().orderBy('position').orderBy('id').execute();

export const findRole = (trx: Trx, id: string): Promise<TenantRole | undefined> =>
  trx.selectFrom('tenant_role').selectAll().where('id', '=', id).executeTakeFirst();

/** What a role gives to a person; a later change of the role changes nothing for them. */
export const givenBy = (role: TenantRole) => ({
  role_name: role.name,
  permissions: role.permissions,
  can_own: can(role.permissions, Permission.create),
});

/** Stores somebody; answers false where the address belongs to somebody by now. */
export async function storeInvited(trx: Trx, user: Insertable<Schema['portal_user']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('portal_user')
    .values(user)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'email']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
