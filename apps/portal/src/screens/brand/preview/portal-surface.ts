import type { ComponentType, ReactNode } from 'react';

export interface SurfaceFacts {
  /** The page contains no data of the tenant. */
  readonly isSample: boolean;
  /** Reads the page again after a failure. Undefined: the page can be shown. */
  readonly retry: (() => void) | undefined;
}

/** Props of a page of the portal in a preview. */
export interface PortalSurfaceProps {
  /** Renders the page. */
  readonly children: (page: ReactNode, facts: SurfaceFacts) => ReactNode;
}

/** Pages of the portal as the preview shows them. */
export type PortalSurfaces = Readonly<Record<'list' | 'application', ComponentType<PortalSurfaceProps>>>;
