import type { BrandImageField } from '@portal/api/contract';
import type { Database } from '../platform/db/connect.ts';
import { inKnownTenant } from '../tenants/change-tenant.ts';
import { imageNames } from '../platform/tenant.ts';
import { itemsOf, rolesOf } from '../tenants/tenant-lists.ts';
import { settingNames } from '../tenants/tenant-settings.ts';

/** All settings of a tenant, in the format that `pnpm tenant set`, `roles`, `reports` and `integrations` read. */
export async function showTenant(db: Database, id: string): Promise<object> {
  const hosts = await db.system((trx) =>
    trx.selectFrom('tenant_host').select('host').where('tenant_id', '=', id).orderBy('host').execute(),
  );
  return inKnownTenant(db, id, async (trx) => {
    const tenant = await trx.selectFrom('tenant').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return {
      Id: tenant.id,
      DisplayName: tenant.display_name,
      Hosts: hosts.map(({ host }) => host),
      Disabled: tenant.disabled_at !== null,
      Theme: tenant.theme,
      Drawings: Object.keys(tenant.images).map((field) => imageNames[field as BrandImageField]),
      Settings: {
        ...Object.fromEntries(settingNames.map((name) => [name, 'default'])),
        TimeZone: tenant.time_zone,
        SupportEmail: tenant.support_email,
        SupportPhone: tenant.support_phone,
        HelpUrl: tenant.help_url,
        ...tenant.settings,
      },
      Roles: await rolesOf(trx),
      Reports: await itemsOf(trx, 'report'),
      Integrations: await itemsOf(trx, 'integration'),
    };
  });
}
