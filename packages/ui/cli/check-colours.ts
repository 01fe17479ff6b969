import { contrastPairs } from '../src/theme/contract.ts';
import { contrastOf } from '../src/theme/contrast.ts';
import { deriveTheme, appearances, type DerivedTheme, type Appearance } from '../src/theme/derive.ts';
import type { TenantTheme } from '../src/theme/tenant-theme.ts';
import { error, warning, type Finding } from './finding.ts';
import { colourDifference, hueOf, nearestPassing, withHue } from './nearest-passing.ts';

/** The contrast of a pair in one appearance. */
export interface Reading {
  readonly colour: string;
  readonly on: string;
  readonly appearance: Appearance;
  readonly ratio: number;
  readonly required: number;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
/** Minimum difference (CIEDE2000) of two adjacent colours. */
const MIN_DIFFERENCE = 10;
const DANGER_HUE = 27;
const MIN_HUE_DIFFERENCE = 25;
/** Below this chroma a colour is grey, and its hue does not matter. */
const MIN_CHROMA = 0.05;

/** Contrast of every pair in the four appearances. */
export function readings(
  theme: TenantTheme,
  overrides: Readonly<Record<string, string>>,
): readonly Reading[] {
  return appearances.flatMap((appearance) => {
    const derived = deriveTheme(theme, appearance, overrides);
    return contrastPairs.flatMap(({ colour, on, ratio, more }) =>
      on.map((ground) => ({
        colour,
        on: ground,
        appearance,
        ratio: contrastOf(derived[colour], derived[ground]),
        required: appearance.contrast === 'more' ? more : ratio,
      })),
    );
  });
}

export const colourOverrides = (
  overrides: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(overrides).filter(([, value]) => HEX.test(value)));

export function checkColours(
  theme: TenantTheme,
  overrides: Readonly<Record<string, string>>,
): readonly Finding[] {
  const colours = colourOverrides(overrides);
  const low = readings(theme, colours).filter(({ ratio, required }) => ratio < required);
  return [
    ...worstOfEach(low).map(({ worst, others }) =>
      tooLow(worst, others, deriveTheme(theme, worst.appearance, colours), colours),
    ),
    ...distinctNavigation(theme),
    ...dangerClash(theme),
  ];
}

/** For each colour and appearance: the background with the lowest contrast, and the number of other failures. */
function worstOfEach(low: readonly Reading[]) {
  const same = (one: Reading) => (other: Reading) =>
    one.colour === other.colour && one.appearance === other.appearance;
  const firstOfEach = low.filter((reading) => low.find(same(reading)) === reading);
  return firstOfEach.flatMap((first) => {
    const group = low.filter(same(first));
    const [worst] = group.toSorted((one, other) => one.ratio - other.ratio);
    return worst ? [{ worst, others: group.length - 1 }] : [];
  });
}

/** Truncated, not rounded: 6.996 must not be shown as 7. */
export const shownRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

export const appearanceName = ({ mode, contrast }: Appearance): string =>
  `${mode} mode${contrast === 'more' ? ' with more contrast' : ''}`;

function tooLow(
  reading: Reading,
  others: number,
  derived: DerivedTheme,
  overrides: Readonly<Record<string, string>>,
): Finding {
  const { colour, on, appearance, ratio, required } = reading;
  const pairsOfColour = contrastPairs.filter((pair) => pair.colour === colour);
  const requiredRatio = ({ ratio: normal, more }: { ratio: number; more: number }) =>
    appearance.contrast === 'more' ? more : normal;
  // Suggest a change of the overridden colour: of the background if only that was overridden.
  const [changed, passes] =
    !Object.hasOwn(overrides, colour) && Object.hasOwn(overrides, on)
      ? ([on, (candidate: string) => contrastOf(candidate, derivedOf(derived, colour)) >= required] as const)
      : ([
          colour,
          (candidate: string) =>
            pairsOfColour.every((pair) =>
              pair.on.every((ground) => contrastOf(candidate, derived[ground]) >= requiredRatio(pair)),
            ),
        ] as const);
  return error(
    `${colour} on ${on} is ${shownRatio(ratio)} in ${appearanceName(appearance)}, ${required}:1 is required${others > 0 ? `; too low on ${others} more` : ''}`,
    nearestPassing(derivedOf(derived, changed), passes),
  );
}

const derivedOf = (derived: DerivedTheme, name: string): string =>
  (derived as Readonly<Record<string, string>>)[name] ?? '#000000';

const groundOf = (theme: TenantTheme): string =>
  deriveTheme(theme, { mode: 'light', contrast: 'normal' })['--portal-nav-ground'];

function distinctNavigation(theme: TenantTheme): readonly Finding[] {
  const { '--portal-brand': brand } = deriveTheme(theme, { mode: 'light', contrast: 'normal' });
  const found = colourDifference(groundOf(theme), brand);
  if (found >= MIN_DIFFERENCE) return [];
  return [
    warning(
      `The navigation is hardly different from the brand: ΔE ${found.toFixed(1)}, ${MIN_DIFFERENCE} is required`,
      distinctFrom(theme, groundOf(theme)),
    ),
  ];
}

/** Returns the nearest colour for the navigation that, as painted, differs enough from the brand. */
export function distinctFrom(theme: TenantTheme, nav: string): string | undefined {
  const { '--portal-brand': brand } = deriveTheme(theme, { mode: 'light', contrast: 'normal' });
  return nearestPassing(
    nav,
    (candidate) => colourDifference(groundOf({ ...theme, nav: candidate }), brand) >= MIN_DIFFERENCE,
  );
}

function dangerClash({ brand }: TenantTheme): readonly Finding[] {
  const { hue, chroma } = hueOf(brand);
  const turn = ((hue - DANGER_HUE + 540) % 360) - 180;
  if (chroma < MIN_CHROMA || Math.abs(turn) > MIN_HUE_DIFFERENCE) return [];
  return [
    warning(
      `The brand is ${Math.round(Math.abs(turn))}° from the danger colour, ${MIN_HUE_DIFFERENCE}° is required: only icon and outline tell a destructive button apart`,
      withHue(brand, DANGER_HUE + Math.sign(turn || 1) * (MIN_HUE_DIFFERENCE + 1)),
    ),
  ];
}
