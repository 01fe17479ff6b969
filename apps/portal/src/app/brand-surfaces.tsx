import { lazyWithPreload } from '@portal/ui/behaviours';
import type { BrandScreenProps } from '../screens/brand/brand-screen.tsx';

/** The pages of the portal in the preview of the brand studio. Areas must not import each other, so they come from here. */
export const brandSurfaces: BrandScreenProps['surfaces'] = {
  list: lazyWithPreload(async () => (await import('./list-surface.tsx')).ListSurface),
  application: lazyWithPreload(async () => (await import('./application-surface.tsx')).ApplicationSurface),
};
