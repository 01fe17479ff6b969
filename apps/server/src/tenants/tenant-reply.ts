import type { getTenant, WireReply } from '@portal/api/contract';
import type { Tenant } from './directory.ts';

/** Where a tenant's own drawings are served. */
export const assetPath = (tenant: Pick<Tenant, 'id'>, file: string): string =>
  `/tenant-assets/${tenant.id}/${file}`;

/** What anyone may know of a tenant before signing in (OP-014). */
export function tenantReply(tenant: Tenant, hasDrawings: boolean): WireReply<typeof getTenant> {
  const brand = tenant.theme['brand'];
  return {
    TenantName: tenant.id,
    DisplayName: tenant.displayName,
    TimeZone: tenant.timeZone,
    LogoUrl: hasDrawings ? assetPath(tenant, 'logo.svg') : null,
    FaviconUrl: hasDrawings ? assetPath(tenant, 'favicon.svg') : null,
    PrimaryColour: typeof brand === 'string' ? brand : null,
    SupportEmail: tenant.supportEmail,
    SupportPhone: tenant.supportPhone,
    HelpUrl: tenant.helpUrl,
  };
}
