import type { TenantSettings } from '../platform/db/column-types.ts';
import { sql } from 'kysely';
import type { Trx } from '../platform/db/connect.ts';
import type { Sealer } from '../platform/db/sealer.ts';
import { startAuditChain } from '../platform/history/audit-anchors.ts';
import { insertRows } from '../platform/db/insert-rows.ts';
import { tenantRoles } from '../platform/db/tenant-roles.ts';
import type { NewImages } from './image.store.ts';
import { startLooks } from './look.store.ts';
import { applicationItems, defaultSettings, firstVersions, viewSettings } from './tenant-defaults.ts';

export interface NewTenant {
  readonly id: string;
  readonly displayName: string;
  readonly hosts: readonly string[];
  /** Default: the standard theme. */
  readonly theme?: Readonly<Record<string, string | number>>;
  readonly supportEmail?: string;
  readonly supportPhone?: string;
  readonly helpUrl?: string;
  readonly settings?: TenantSettings;
  /** The images of its first look. Default none. */
  readonly images?: NewImages;
  /** Whether the demo data created it; default false. */
  readonly seeded?: boolean;
}

/**
 * Stores the tenant with its hosts, columns, rows, roles and an empty audit log. Later statements of the transaction
 * belong to the tenant.
 */
export async function storeTenant(trx: Trx, sealer: Sealer, tenant: NewTenant): Promise<void> {
  const mine = { tenant_id: tenant.id };
  await sql`select set_config('portal.tenant', ${tenant.id}, true)`.execute(trx);
  await trx
    .insertInto('tenant')
    .values({
      id: tenant.id,
      display_name: tenant.displayName,
      time_zone: 'Australia/Sydney',
      theme: JSON.stringify(tenant.theme ?? { brand: '#0b5cab' }),
      support_email: tenant.supportEmail ?? null,
      support_phone: tenant.supportPhone ?? null,
      help_url: tenant.helpUrl ?? null,
      settings: JSON.stringify(tenant.settings ?? defaultSettings),
      seeded: tenant.seeded ?? false,
    })
    .execute();
  await startLooks(trx, tenant);
  await trx
    .insertInto('tenant_host')
    .values(tenant.hosts.map((host) => ({ host, ...mine })))
    .execute();
  for (const [table, rows] of [
    ['view_setting', viewSettings()],
    ['view_setting_version', firstVersions()],
    ['application_item', applicationItems],
    ['tenant_role', tenantRoles],
  ] as const)
    await insertRows(
      trx,
      table,
      rows.map((row) => ({ ...mine, ...row })),
    );
  await startAuditChain(trx, sealer, tenant.id);
}
