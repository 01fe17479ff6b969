import { lazyWithPreload } from '@portal/ui/behaviours';
import type { PortalSurfaces } from '../screens/brand/preview/portal-surface.ts';

/** The pages of the portal in the preview of the brand studio. Areas must not import each other, so they come from here. */
export const brandSurfaces: PortalSurfaces = {
  list: lazyWithPreload(async () => (await import('./list-surface.tsx')).ListSurface),
  application: lazyWithPreload(async () => (await import('./application-surface.tsx')).ApplicationSurface),
};
