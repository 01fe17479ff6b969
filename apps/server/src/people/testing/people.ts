import type { TenantSettings } from '../../platform/db/column-types.ts';
import type { UserStatus } from '@portal/api/contract';
import type { Database } from '../../platform/db/connect.ts';
import { defaultSettings } from '../../tenants/tenant-defaults.ts';

/** Changes a user's status directly in the database. */
export const setStatus = (db: Database, globalId: string, status: UserStatus, tenant = 'harbour') =>
  db.inTenant(tenant, (trx) =>
    trx.updateTable('portal_user').set({ status }).where('global_id', '=', globalId).execute(),
  );

export const statusOf = (db: Database, globalId: string, tenant = 'harbour'): Promise<UserStatus> =>
  db.inTenant(tenant, async (trx) => {
    const query = trx.selectFrom('portal_user').select('status').where('global_id', '=', globalId);
    return (await query.executeTakeFirstOrThrow()).status;
  });

/** Gives a tenant the default settings with the given changes. */
export const setSettings = (db: Database, tenant: string, more: Partial<TenantSettings>) =>
  db.inTenant(tenant, (trx) =>
    trx
      .updateTable('tenant')
      .set({ settings: JSON.stringify({ ...defaultSettings, ...more }) })
      .execute(),
  );
