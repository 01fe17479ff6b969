import { parseTenantTheme, themeCss } from '@portal/ui/theme';
import { drawingPath } from './tenant-reply.ts';
import type { Tenant } from '../platform/tenant.ts';

/** The tenant's declarations as a style sheet; with a look that makes no sense the tokens' defaults hold. */
export function tenantCss(tenant: Tenant | undefined): string {
  const parsed = tenant ? parseTenantTheme(tenant.theme) : undefined;
  if (!tenant || !parsed?.ok) return '';
  const [logo, logoDark] = [drawingPath(tenant, 'logo'), drawingPath(tenant, 'logo-dark')];
  return themeCss(parsed.theme, { ...(logo !== null && { logo }), ...(logoDark !== null && { logoDark }) });
}
