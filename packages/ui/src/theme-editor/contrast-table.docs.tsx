import type { BlockDocs } from '../docs/block-docs.ts';
import type { Reading } from '../theme/check/index.ts';
import { contrastPairs } from '../theme/contract.ts';
import { ContrastTable } from './contrast-table.tsx';

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

export const contrastTableDocs = {
  summary:
    'The contrast of each colour of a look on its worst ground, in light and dark mode, also with more contrast. The number after it is the margin.',
  insteadUse: ['A findings list for what to change.'],
  guidance: [
    {
      do: {
        sentence: 'Where people choose colours, open the table below the findings when they want every pair.',
        Example: () => <ContrastTable readings={someReadings(7.2)} />,
      },
      dont: {
        sentence: 'The table instead of the findings: a row that fails is one of many.',
        Example: () => <ContrastTable readings={someReadings(4.2)} />,
      },
    },
  ],
  anatomy: `div role="region"
  table
    th scope="row": the colour and its ground
    td for each appearance: contrast and margin`,
  keyboard: [{ keys: 'Arrow keys', effect: 'Scroll a table that is wider than its place.' }],
  attributes: [],
} as const satisfies BlockDocs;
