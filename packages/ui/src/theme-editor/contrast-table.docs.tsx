import type { BlockDocs } from '../docs/block.docs.ts';
import { Surface } from '../docs/fixtures/surface.tsx';
import { someReadings } from './fixtures/contrast-table.ts';
import { ContrastTable } from './contrast-table.tsx';

export const contrastTableDocs = {
  summary:
    'The contrast of each colour of a look on its worst ground, in light and dark mode, also with more contrast. The number after it is the margin.',
  insteadUse: ['A findings list for what to change.'],
  guidance: [
    {
      do: {
        sentence: 'Where people choose colours, open the table below the findings when they want every pair.',
        Example: () => (
          <Surface>
            <ContrastTable readings={someReadings(7.2)} />
          </Surface>
        ),
      },
      dont: {
        sentence: 'The table instead of the findings: a row that fails is one of many.',
        Example: () => (
          <Surface>
            <ContrastTable readings={someReadings(4.2)} />
          </Surface>
        ),
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
