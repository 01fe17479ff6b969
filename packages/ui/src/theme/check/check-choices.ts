import type { TenantTheme } from '../tenant-theme.ts';
import { themeReader } from '../theme-reader.ts';
import { shownRatio } from './check-pairs.ts';
import type { Finding } from './finding.ts';
import { colourDifference, contrastOf, hueOf, nearestPassing, withHue } from './nearest-passing.ts';

const LIGHT = { mode: 'light', contrast: 'normal' } as const;
/** Minimum difference (CIEDE2000) of two adjacent colours. */
const MIN_DIFFERENCE = 10;
const DANGER_HUE = 27;
const MIN_HUE_DIFFERENCE = 25;
/** Below this chroma a colour is grey, and its hue does not matter. */
const MIN_CHROMA = 0.05;
/** Minimum contrast of text: WCAG 2.2, 1.4.3. */
const MIN_TEXT = 4.5;

const lightColour = (theme: TenantTheme, name: string, overrides = {}): string =>
  themeReader(theme, LIGHT, overrides).colour(name);

const groundOf = (theme: TenantTheme): string => lightColour(theme, '--portal-nav-ground');

/** Warns of a brand that users may take for the colour of danger. */
export function brandNearDanger({ brand }: TenantTheme): readonly Finding[] {
  const { hue, chroma } = hueOf(brand);
  const turn = ((hue - DANGER_HUE + 540) % 360) - 180;
  if (chroma < MIN_CHROMA || Math.abs(turn) > MIN_HUE_DIFFERENCE) return [];
  return [
    {
      id: 'brand-near-danger',
      level: 'warning',
      field: 'brand',
      what: `The brand is ${Math.round(Math.abs(turn))}° from the colour of danger, ${MIN_HUE_DIFFERENCE}° is asked: only icon and outline tell a destructive button apart.`,
      nearest: withHue(brand, DANGER_HUE + Math.sign(turn || 1) * (MIN_HUE_DIFFERENCE + 1)),
    },
  ];
}

/** Warns of a navigation that hardly differs from the brand. */
export function navigationNearBrand(theme: TenantTheme): readonly Finding[] {
  const ground = groundOf(theme);
  const found = colourDifference(ground, lightColour(theme, '--portal-brand'));
  if (found >= MIN_DIFFERENCE) return [];
  return [
    {
      id: 'navigation-near-brand',
      level: 'warning',
      field: 'nav',
      what: `The navigation is hardly another colour than the brand: ΔE ${found.toFixed(1)}, ${MIN_DIFFERENCE} is asked.`,
      nearest: distinctFrom(theme, ground),
    },
  ];
}

/** Returns the nearest colour for the navigation that, as drawn, differs enough from the brand. */
export function distinctFrom(theme: TenantTheme, nav: string): string | undefined {
  const brand = lightColour(theme, '--portal-brand');
  return nearestPassing(
    nav,
    (candidate) => colourDifference(groundOf({ ...theme, nav: candidate }), brand) >= MIN_DIFFERENCE,
  );
}

/** Says which colour links have if the brand cannot be read as text. */
export function brandAsText(theme: TenantTheme): readonly Finding[] {
  const surface = lightColour(theme, '--portal-surface');
  const brand = lightColour(theme, '--portal-brand');
  const ratio = contrastOf(brand, surface);
  if (ratio >= MIN_TEXT) return [];
  return [
    {
      id: 'brand-as-text',
      level: 'adjusted',
      field: 'brand',
      what: `Brand as text on surface is ${shownRatio(ratio)} in light mode, ${MIN_TEXT}:1 is asked: links are drawn in ${lightColour(theme, '--portal-link')}.`,
      nearest: nearestPassing(brand, (candidate) => contrastOf(candidate, surface) >= MIN_TEXT),
    },
  ];
}

/** Says which colour the navigation has if its muted text cannot be read on the colour that was chosen. */
export function mutedTextOnNavigation(theme: TenantTheme): readonly Finding[] {
  const ratioOn = (nav: string) =>
    contrastOf(lightColour(theme, '--portal-on-nav-muted', { '--portal-nav-ground': nav }), nav);
  const chosen = lightColour(theme, '--portal-nav');
  const ratio = ratioOn(chosen);
  if (ratio >= MIN_TEXT) return [];
  return [
    {
      id: 'muted-text-on-navigation',
      level: 'adjusted',
      field: 'nav',
      what: `Muted text on navigation is ${shownRatio(ratio)} in light mode, ${MIN_TEXT}:1 is asked: the navigation is drawn in ${groundOf(theme)}.`,
      nearest: nearestPassing(chosen, (candidate) => ratioOn(candidate) >= MIN_TEXT),
    },
  ];
}
