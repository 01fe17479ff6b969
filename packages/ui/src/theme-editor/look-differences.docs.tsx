import type { BlockDocs } from '../docs/block.docs.ts';
import { Surface } from '../docs/fixtures/surface.tsx';
import type { LookDifference } from '../theme/check/index.ts';
import { LookDifferences } from './look-differences.tsx';

const brand: LookDifference = { field: 'brand', from: '#0b5cab', to: '#7a1fa2' };
const font: LookDifference = { field: 'font', from: undefined, to: 'system' };

export const lookDifferencesDocs = {
  summary: 'How two looks differ, a line for each field. `lookDifferences` compares them.',
  insteadUse: ['A key-value list for the values of one look.'],
  guidance: [
    {
      do: {
        sentence: 'Before a look replaces another one, show only what changes.',
        Example: () => (
          <Surface>
            <LookDifferences differences={[brand, font]} />
          </Surface>
        ),
      },
      dont: {
        sentence: 'List fields that are equal: readers search for what changes.',
        Example: () => (
          <Surface>
            <LookDifferences differences={[brand, { field: 'radius', from: 6, to: 6 }, font]} />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `ul
  li for each field
    its name
    the value before, an arrow, the value after`,
  keyboard: [],
  attributes: [
    { name: 'aria-hidden', on: 'the values', meaning: 'A sentence is read out instead.' },
    { name: 'data-mode', on: 'an image', meaning: 'The mode of the ground that it is shown on.' },
  ],
} as const satisfies BlockDocs;
