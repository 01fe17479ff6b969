import type { Reading } from '../theme/check/index.ts';
import { contrastPairs } from '../theme/contract.ts';
import { appearances } from '../theme/theme-reader.ts';

export interface ContrastRow {
  readonly colour: string;
  /** Undefined if the colour is used on several. */
  readonly ground: string | undefined;
  /** The lowest contrast in each of the four appearances. */
  readonly lowest: readonly Reading[];
}

/** A row for each colour of the contract and the grounds that it is used on. */
export function contrastRows(readings: readonly Reading[]): readonly ContrastRow[] {
  return contrastPairs.map((pair) => {
    const own = readings.filter(({ colour, on }) => colour === pair.colour && pair.on.some((name) => name === on));
    const lowest = appearances.flatMap(({ mode, contrast }) => {
      const [worst] = own
        .filter(({ appearance }) => appearance.mode === mode && appearance.contrast === contrast)
        .toSorted((one, other) => one.ratio - other.ratio);
      return worst ?? [];
    });
    return { colour: pair.colour, ground: pair.on.length === 1 ? pair.on[0] : undefined, lowest };
  });
}
