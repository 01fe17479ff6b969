import { useEffect } from 'react';
import type { Tenant } from './services.tsx';

/**
 * Applies colour and logo of the tenant's record (OP-014). A page that our server sends already has the tenant's
 * theme and keeps it; files from another host have none.
 */
export function useTenantTheme(tenant: Tenant | undefined): void {
  const { PrimaryColour: colour, LogoUrl: logo } = tenant ?? {};
  useEffect(() => {
    const page = document.documentElement;
    if (page.dataset['tenant'] !== undefined) return;
    if (colour && CSS.supports('color', colour)) page.style.setProperty('--portal-brand', colour);
    const address = logo ? URL.parse(logo, location.href) : null;
    if (address && /^https?:$/.test(address.protocol))
      page.style.setProperty('--portal-logo', `url("${address.href}")`);
    return () => {
      page.style.removeProperty('--portal-brand');
      page.style.removeProperty('--portal-logo');
    };
  }, [colour, logo]);
}
