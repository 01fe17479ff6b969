import type { Reading } from '../theme/check/index.ts';
import { contrastPairs } from '../theme/contract.ts';

const appearances = (['normal', 'more'] as const).flatMap((contrast) =>
  (['light', 'dark'] as const).map((mode) => ({ mode, contrast })),
);

/** Contrasts of the first pairs of the contract. */
export const someReadings = (ratio: number): readonly Reading[] =>
  contrastPairs
    .slice(0, 2)
    .flatMap(({ colour, on }) =>
      appearances.flatMap((appearance) =>
        on.map((ground) => ({ colour, on: ground, appearance, ratio, required: 4.5 })),
      ),
    );
