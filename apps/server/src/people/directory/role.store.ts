import { can, Permission } from '@portal/api/contract';
import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type TenantRole = Selectable<Schema['tenant_role']>;

/** In the tenant's order. */
export const allRoles = (trx: Trx): Promise<TenantRole[]> =>
  trx.selectFrom('tenant_role').selectAll().orderBy('position').orderBy('id').execute();

export const findRole = (trx: Trx, id: string): Promise<TenantRole | undefined> =>
  trx.selectFrom('tenant_role').selectAll().where('id', '=', id).executeTakeFirst();

/** The values that a user takes from a role; later changes of the role do not affect the user. */
export const valuesOfRole = (role: TenantRole) => ({
  role_name: role.name,
  permissions: role.permissions,
  can_own: can(role.permissions, Permission.create),
});
