import { contrastPairs } from '../contract.ts';
import { contrastOf } from './nearest-passing.ts';
import { deriveTheme, type Appearance } from '../derive.ts';
import { shortName } from '../design-tokens/theme-tokens.ts';
import type { TenantTheme } from '../tenant-theme.ts';
import type { Finding } from './finding.ts';

/** The contrast of a pair in one appearance. */
export interface Reading {
  readonly colour: string;
  readonly on: string;
  readonly appearance: Appearance;
  readonly ratio: number;
  readonly required: number;
}

/** Contrast of every pair in one appearance. */
export function readings(
  theme: TenantTheme,
  appearance: Appearance,
  overrides: Readonly<Record<string, string>>,
): readonly Reading[] {
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
}

/** Truncated, not rounded: 6.996 must not be shown as 7. */
export const shownRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

export const appearanceName = ({ mode, contrast }: Appearance): string =>
  `${mode} mode${contrast === 'more' ? ' with more contrast' : ''}`;

export const margin = ({ ratio, required }: Reading): number => ratio / required;

/** A finding for each colour and appearance with a pair that fails, the lowest first. */
export function failingPairs(matrix: readonly Reading[]): readonly Finding[] {
  const low = matrix
    .filter((reading) => margin(reading) < 1)
    .toSorted((one, other) => margin(one) - margin(other));
  const groups = Map.groupBy(low, ({ colour, appearance }) => `${colour} ${appearanceName(appearance)}`);
  return [...groups.values()].flatMap(([worst, ...others]) => (worst ? tooLow(worst, others.length) : []));
}

function tooLow({ colour, on, appearance, ratio, required }: Reading, others: number): Finding {
  const [name, ground] = [shortName(colour), shortName(on)];
  const more = others > 0 ? `; too low on ${others} more` : '';
  return {
    id: `${name}-${appearance.mode}${appearance.contrast === 'more' ? '-more' : ''}`,
    level: 'fails',
    field: /\bnav\b/.test(name) ? 'nav' : 'brand',
    what: `${name} on ${ground} is ${shownRatio(ratio)} in ${appearanceName(appearance)}, ${required}:1 is asked${more}.`,
  };
}
