import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Spinner } from './spinner.tsx';

export const spinnerDocs = {
  summary:
    'A short wait. With a label it is a status with that name; without one the text next to it says what is loading.',
  insteadUse: ['A loader for a whole page or region.', 'A progress bar if the progress is known.'],
  guidance: [
    {
      do: {
        sentence: 'Next to a word that says what is checked, for a wait of a few seconds.',
        Example: () => (
          <Surface>
            <p className="flex items-center gap-2">
              <Spinner />
              Checking the ACN
            </p>
          </Surface>
        ),
      },
      dont: {
        sentence: 'A spinner in each row: a page full of them looks broken.',
        Example: () => (
          <Surface>
            <ul className="grid gap-2">
              {['Ada Wren', 'Ben Castell', 'Cleo Dunmore'].map((name) => (
                <li key={name} className="flex items-center justify-between">
                  {name}
                  <Spinner />
                </li>
              ))}
            </ul>
          </Surface>
        ),
      },
    },
  ],
  anatomy: '<Spinner>',
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
