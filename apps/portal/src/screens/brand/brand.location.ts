import { visions, type Vision } from '@portal/ui/theme-editor';
import { hrefs } from '../../base/paths.ts';
import { addressOf, oneOf } from '../../listing/address.ts';

export const surfaces = ['list', 'application', 'sign-in', 'email', 'pdf'] as const;
export type Surface = (typeof surfaces)[number];

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** What the preview shows, and how. */
export interface PreviewLocation {
  readonly shown: Surface;
  readonly mode: Mode;
  readonly contrast: 'normal' | 'more';
  readonly seen: Vision;
}

/** What the address of the studio contains. */
export interface BrandLocation extends PreviewLocation {
  /** Id of the draft that a link names. */
  readonly draft: string | undefined;
}

/** Parses an address. An unknown value counts as unset. */
export const parseBrandLocation = (query: URLSearchParams): BrandLocation => ({
  draft: query.get('draft') || undefined,
  shown: oneOf(surfaces, query.get('shown')) ?? 'list',
  mode: oneOf(modes, query.get('mode')) ?? 'light',
  contrast: oneOf(['more'] as const, query.get('contrast')) ?? 'normal',
  seen: oneOf(visions, query.get('seen')) ?? 'full',
});

/** The address of the studio, without default values. */
export const brandHref = ({ draft, shown, mode, contrast, seen }: Partial<BrandLocation>): string =>
  addressOf(hrefs.brand, {
    draft,
    shown: shown === 'list' ? undefined : shown,
    mode: mode === 'light' ? undefined : mode,
    contrast: contrast === 'normal' ? undefined : contrast,
    seen: seen === 'full' ? undefined : seen,
  });
