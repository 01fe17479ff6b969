import type { Reading } from '../theme/check/index.ts';
import { contrastPairs } from '../theme/contract.ts';

export interface ContrastRow {
  readonly colour: string;
  /** Undefined if the colour is used on several. */
  readonly ground: string | undefined;
  /** The lowest contrast in each appearance, in the order of the readings. */
  readonly lowest: readonly Reading[];
}

/** A row for each colour of the contract and the grounds that it is used on. */
export function contrastRows(readings: readonly Reading[]): readonly ContrastRow[] {
  return contrastPairs.map((pair) => {
    const own = readings.filter(
      ({ colour, on }) => colour === pair.colour && pair.on.some((name) => name === on),
    );
    const looks = Map.groupBy(own, ({ appearance: { mode, contrast } }) => `${mode} ${contrast}`);
    return {
      colour: pair.colour,
      ground: pair.on.length === 1 ? pair.on[0] : undefined,
      lowest: Array.from(looks.values(), lowestOf),
    };
  });
}

const lowestOf = (readings: readonly Reading[]): Reading =>
  readings.reduce((worst, one) => (one.ratio < worst.ratio ? one : worst));
