import { useEffect } from 'react';
import { useTenant } from './use-tenant.ts';

/** Sets the window title to page and tenant: `Applications · Harbour Trust`. */
export function useDocumentTitle(page: string): void {
  const tenant = useTenant()?.DisplayName;
  useEffect(() => {
    document.title = tenant ? `${page} · ${tenant}` : page;
  }, [page, tenant]);
}
