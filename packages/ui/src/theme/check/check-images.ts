import { contrastOf } from './nearest-passing.ts';
import type { TenantTheme } from '../tenant-theme.ts';
import { themeReader } from '../theme-reader.ts';
import { shownRatio } from './check-pairs.ts';
import type { Finding } from './finding.ts';

/** What a check needs to know of an image. */
export interface LookImage {
  /** The opaque colours of the image as `#rrggbb`; without any, nothing is measured. */
  readonly colours: readonly string[];
  /** Height in pixels, of a PNG only. */
  readonly pixelHeight?: number;
}

/** The images of a look; the logo is shown in dark mode too if there is no other one. */
export type LookImages = Readonly<Partial<Record<keyof typeof labels, LookImage | undefined>>>;

type Mode = 'light' | 'dark';

/** Minimum contrast of graphical objects: WCAG 2.2, 1.4.11. */
const MIN_CONTRAST = 3;
/** Twice the height at which a logo is drawn, for screens with two pixels per point. */
const MIN_HEIGHT = 56;
/** The tab of a browser in both modes. */
const TAB: Readonly<Record<Mode, string>> = { light: '#ffffff', dark: '#202124' };
const labels = { logo: 'Logo', logoDark: 'Logo on dark', icon: 'Icon of the tab' } as const;

/** Warns of images that are hardly seen where they are shown, and of logos with too few pixels. */
export function checkImages(theme: TenantTheme, images: LookImages): readonly Finding[] {
  const drawn = (mode: Mode, token: string) => themeReader(theme, { mode, contrast: 'normal' }).colour(token);
  const onDark = images.logoDark ? 'logoDark' : 'logo';
  const grounds = [
    ['logo-on-navigation', 'logo', 'light', 'the navigation', '--portal-nav-ground'],
    ['logo-dark-on-navigation', onDark, 'dark', 'the navigation', '--portal-nav-ground'],
    ['logo-on-surface', 'logo', 'light', 'the surface', '--portal-surface'],
    ['logo-on-surface', onDark, 'dark', 'the surface', '--portal-surface'],
    ['icon-on-tab', 'icon', 'light', "a browser's tab", undefined],
    ['icon-on-tab', 'icon', 'dark', "a browser's tab", undefined],
  ] as const;
  return [
    ...grounds.flatMap(([id, field, mode, where, token]): readonly Finding[] => {
      const colours = images[field]?.colours ?? [];
      if (colours.length === 0) return [];
      const ground = token === undefined ? TAB[mode] : drawn(mode, token);
      const ratio = Math.max(...colours.map((colour) => contrastOf(colour, ground)));
      if (ratio >= MIN_CONTRAST) return [];
      const what = `${labels[field]} on ${where} is ${shownRatio(ratio)} in ${mode} mode, ${MIN_CONTRAST}:1 is asked.`;
      return [{ id, level: 'warning', field, what }];
    }),
    ...(['logo', 'logoDark'] as const).flatMap((field) => tooFewPixels(field, images[field]?.pixelHeight)),
  ];
}

function tooFewPixels(field: 'logo' | 'logoDark', height = MIN_HEIGHT): readonly Finding[] {
  if (height >= MIN_HEIGHT) return [];
  const what = `${labels[field]} is ${height} px high, ${MIN_HEIGHT} px are asked: it will look blurred.`;
  return [{ id: 'image-low', level: 'warning', field, what }];
}
