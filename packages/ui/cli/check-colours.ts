import { contrastPairs } from '../src/theme/contract.ts';
import { contrastOf } from '../src/theme/contrast.ts';
import { deriveTheme, appearances, type DerivedTheme, type Appearance } from '../src/theme/derive.ts';
import type { TenantTheme } from '../src/theme/tenant-theme.ts';
import { error, warning, type Finding } from './finding.ts';
import { apart, hueOf, nearestPassing, withHue } from './nearest-passing.ts';

/** A pair as it is in one look. */
export interface Reading {
  readonly colour: string;
  readonly on: string;
  readonly appearance: Appearance;
  readonly ratio: number;
  readonly asked: number;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
/** Below it two colours beside each other pass for one. */
const DISTINCT = 10;
const DANGER_HUE = 27;
const CLASH = 25;
/** With less of it a colour is a grey, whatever its hue. */
const COLOURFUL = 0.05;

/** The whole matrix: every pair in the four appearances. */
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
        asked: appearance.contrast === 'more' ? more : ratio,
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
  const low = readings(theme, colours).filter(({ ratio, asked }) => ratio < asked);
  return [
    ...worstOfEach(low).map(({ worst, others }) =>
      tooLow(worst, others, deriveTheme(theme, worst.appearance, colours), colours),
    ),
    ...distinctNavigation(theme),
    ...dangerClash(theme),
  ];
}

/** One line a colour and look: its worst ground, and on how many others it is too low. */
function worstOfEach(low: readonly Reading[]) {
  const same = (one: Reading) => (other: Reading) =>
    one.colour === other.colour && one.appearance === other.appearance;
  const firsts = low.filter((reading) => low.find(same(reading)) === reading);
  return firsts.flatMap((first) => {
    const group = low.filter(same(first));
    const [worst] = group.toSorted((one, other) => one.ratio - other.ratio);
    return worst ? [{ worst, others: group.length - 1 }] : [];
  });
}

/** Cut, not rounded: 6.996 is not 7. */
export const shownRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

export const appearanceName = ({ mode, contrast }: Appearance): string =>
  `${mode} mode${contrast === 'more' ? ' with more contrast' : ''}`;

function tooLow(
  reading: Reading,
  others: number,
  derived: DerivedTheme,
  overrides: Readonly<Record<string, string>>,
): Finding {
  const { colour, on, appearance, ratio, asked } = reading;
  const ofAppearance = contrastPairs.filter((pair) => pair.colour === colour);
  const askedOf = ({ ratio: normal, more }: { ratio: number; more: number }) =>
    appearance.contrast === 'more' ? more : normal;
  // What was set is what can be changed: the ground where only that was.
  const [changed, passes] =
    !Object.hasOwn(overrides, colour) && Object.hasOwn(overrides, on)
      ? ([on, (candidate: string) => contrastOf(candidate, derivedOf(derived, colour)) >= asked] as const)
      : ([
          colour,
          (candidate: string) =>
            ofAppearance.every((pair) =>
              pair.on.every((ground) => contrastOf(candidate, derived[ground]) >= askedOf(pair)),
            ),
        ] as const);
  return error(
    `${colour} on ${on} is ${shownRatio(ratio)} in ${appearanceName(appearance)}, ${asked}:1 is asked${others > 0 ? `; too low on ${others} more` : ''}`,
    nearestPassing(derivedOf(derived, changed), passes),
  );
}

const derivedOf = (derived: DerivedTheme, name: string): string =>
  (derived as Readonly<Record<string, string>>)[name] ?? '#000000';

const groundOf = (theme: TenantTheme): string =>
  deriveTheme(theme, { mode: 'light', contrast: 'normal' })['--portal-nav-ground'];

function distinctNavigation(theme: TenantTheme): readonly Finding[] {
  const { '--portal-brand': brand } = deriveTheme(theme, { mode: 'light', contrast: 'normal' });
  const found = apart(groundOf(theme), brand);
  if (found >= DISTINCT) return [];
  return [
    warning(
      `The navigation is hardly another colour than the brand: ΔE ${found.toFixed(1)}, ${DISTINCT} is asked`,
      distinctFrom(theme, groundOf(theme)),
    ),
  ];
}

/** A ground of the navigation, near to one, that nobody takes for the brand; as it is painted. */
export function distinctFrom(theme: TenantTheme, nav: string): string | undefined {
  const { '--portal-brand': brand } = deriveTheme(theme, { mode: 'light', contrast: 'normal' });
  return nearestPassing(nav, (candidate) => apart(groundOf({ ...theme, nav: candidate }), brand) >= DISTINCT);
}

function dangerClash({ brand }: TenantTheme): readonly Finding[] {
  const { hue, chroma } = hueOf(brand);
  const turn = ((hue - DANGER_HUE + 540) % 360) - 180;
  if (chroma < COLOURFUL || Math.abs(turn) > CLASH) return [];
  return [
    warning(
      `The brand is ${Math.round(Math.abs(turn))}° from the colour of danger, ${CLASH}° is asked: only icon and outline tell a destructive button apart`,
      withHue(brand, DANGER_HUE + Math.sign(turn || 1) * (CLASH + 1)),
    ),
  ];
}
