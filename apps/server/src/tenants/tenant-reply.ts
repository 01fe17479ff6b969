import type { getTenant, WireReply } from '@portal/api/contract';
import type { Tenant } from '../platform/tenant.ts';
import type { DrawingName } from '../platform/tenant.ts';

/** The address of the tenant's drawing; null if it has none. */
export const drawingPath = ({ id, drawings }: Tenant, name: DrawingName): string | null =>
  drawings[name] === undefined ? null : `/tenant-assets/${id}/${name}.svg`;

/** The public data of a tenant, which need no sign-in (OP-014). */
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
