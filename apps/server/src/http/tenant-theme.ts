import { parseTenantTheme, themeCss } from '@portal/ui/theme';
import { assetPath } from '../tenants/tenant-reply.ts';
import { hasDrawings } from '../tenants/drawings.ts';
import type { Tenant } from '../tenants/directory.ts';

/** The tenant's declarations as a style sheet; with a look that makes no sense the tokens' defaults hold. */
export function tenantCss(tenant: Tenant | undefined): string {
  const parsed = tenant ? parseTenantTheme(tenant.theme) : undefined;
  if (!tenant || !parsed?.ok) return '';
  const drawings = hasDrawings(tenant.id)
    ? { logo: assetPath(tenant, 'logo.svg'), logoDark: assetPath(tenant, 'logo-dark.svg') }
    : {};
  return themeCss(parsed.theme, drawings);
}
