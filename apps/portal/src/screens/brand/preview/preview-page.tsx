import { ColourVision, useLiveTheme } from '@portal/ui/theme-editor';
import type { CSSProperties, ReactNode } from 'react';
import type { PreviewLocation } from '../brand.location.ts';
import { useDraftLook } from '../draft-look.ts';
import { assetsOf } from './assets.ts';
import { useScale } from './use-scale.ts';

export interface PreviewPageProps {
  readonly location: PreviewLocation;
  /** In px. Default: as wide as its place, for a narrow window. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  readonly children: ReactNode;
}

/** Size in px at which a page of the portal is drawn: an application with its approvals. */
export const pageSizes = { list: { width: 1200, height: 628 }, application: { width: 1200, height: 1000 } };
const narrowHeight = 528;
const scope = '[data-look-preview]';

/**
 * A page of the portal in the look of the draft, drawn at full width and scaled to its place. It is inert: nothing in it
 * takes the focus or acts.
 */
export function PreviewPage({ location, size, children }: PreviewPageProps) {
  const { theme, images } = useDraftLook();
  const { mode, contrast, seen } = location;
  const assets = assetsOf(images);
  useLiveTheme(theme, assets, scope);
  const { frame, scale } = useScale(size?.width, 0.8);
  const logo = mode === 'dark' ? (assets.logoDark ?? assets.logo) : assets.logo;
  const logoRatio = mode === 'dark' ? (assets.logoDarkRatio ?? assets.logoRatio) : assets.logoRatio;
  // The appearance of the page around must not reach in, and its rules are more specific than those of a theme.
  const own: Readonly<Record<string, string | number>> = {
    '--portal-density': theme.density ?? 1,
    '--portal-logo-shown': logo ? `url("${logo}")` : 'none',
    '--_p-logo-shown-ratio': logoRatio ?? 1,
    '--_p-more': contrast === 'more' ? 1 : 0,
  };
  return (
    <div ref={frame} className="min-w-0">
      <ColourVision vision={seen}>
        <div
          inert
          data-look-preview
          data-portal-theme
          data-mode={mode}
          data-contrast={contrast === 'more' ? 'more' : undefined}
          // No more than 13 rows fit, and each further one would be styled again at every keystroke.
          className="[&_tbody>tr:nth-child(n+15)]:hidden overflow-hidden contain-content rounded-[12px] border border-border-strong bg-surface font-sans text-sm text-text"
          style={{ ...own, zoom: scale, blockSize: size?.height ?? narrowHeight } as CSSProperties}
        >
          {children}
        </div>
      </ColourVision>
    </div>
  );
}
