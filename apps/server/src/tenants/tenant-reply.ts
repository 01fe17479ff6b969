import type { getTenant, WireReply } from '@portal/api/contract';
import type { Tenant } from '../platform/tenant.ts';
import type { DrawingName } from '../platform/tenant.ts';

/** Where a drawing of the tenant is served; null where it has none. */
export const drawingPath = ({ id, drawings }: Tenant, name: DrawingName): string | null =>
  drawings[name] === undefined ? null : `/tenant-assets/${id}/${name}.svg`;

/** What anyone may know of a tenant before signing in (OP-014). */
export function tenantReply(tenant: Tenant): WireReply<typeof getTenant> {
  const brand = tenant.theme['brand'];
  return {
    TenantName: tenant.id,
    DisplayName: tenant.displayName,
    TimeZone: tenant.timeZone,
    LogoUrl: drawingPath(tenant, 'logo'),
    FaviconUrl: drawingPath(tenant, 'favicon'),
    PrimaryColour: typeof brand === 'string' ? brand : null,
    SupportEmail: tenant.supportEmail,
    SupportPhone: tenant.supportPhone,
    HelpUrl: tenant.helpUrl,
  };
}
