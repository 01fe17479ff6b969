import { adminStaffRoles, type Claim, type UserStatus } from '@portal/api/contract';
import type { Database } from '../platform/db/connect.ts';

/** A test user of the tenant who owns nothing and has no location or group. */
export interface TestUser {
  /** The global id without its prefix `G-`. */
  readonly id: string;
  readonly permissions: readonly Claim[];
}

const tenant = 'harbour';

export async function addUsers(db: Database, strangers: readonly TestUser[]): Promise<void> {
  await db.inTenant(tenant, async (trx) => {
    const { epoch: _, ...somebody } = await trx
      .selectFrom('portal_user')
      .selectAll()
      .where('global_id', '=', 'G-NONE')
      .executeTakeFirstOrThrow();
    const rows = strangers.map(({ id, permissions }, index) => ({
      ...somebody,
      global_id: `G-${id}`,
      public_id: `stranger-${index}`,
      email: `stranger-${index}@harbour.example`,
      display_name: id,
      permissions: [...permissions],
      // The highest role, because a role name alone grants nothing.
      role_name: adminStaffRoles.fullAccess,
      has_application_access: true,
      location: null,
      restriction_group: null,
      can_own: false,
      assignable: null,
    }));
    await trx.insertInto('portal_user').values(rows).execute();
  });
}

export async function setStatus(db: Database, id: string, status: UserStatus): Promise<void> {
  await db.inTenant(tenant, (trx) =>
    trx.updateTable('portal_user').set({ status }).where('global_id', '=', `G-${id}`).execute(),
  );
}
