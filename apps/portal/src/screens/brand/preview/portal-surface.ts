import type { ReactNode } from 'react';

/** Props of a page of the portal in a preview. */
export interface PortalSurfaceProps {
  /**
   * Renders the page.
   *
   * @param isSample The page contains no data of the tenant.
   */
  readonly children: (page: ReactNode, isSample: boolean) => ReactNode;
}
