import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { ProgressRing } from './progress-ring.tsx';

export const progressRingDocs = {
  summary:
    'The completeness of a record: a ring next to its figure, or around it. Its accessible name is the figure.',
  insteadUse: ['A progress bar for a running task.'],
  guidance: [
    {
      do: {
        sentence: 'For a record that is completed step by step, with the figure next to the ring.',
        Example: () => (
          <Surface>
            <p className="flex items-center gap-2">
              <ProgressRing value={67} />
              67% of the form is filled in
            </p>
          </Surface>
        ),
      },
      dont: {
        sentence: 'For a figure without an end, such as growth: a full ring says that it is finished.',
        Example: () => (
          <Surface>
            <p className="flex items-center gap-2">
              <ProgressRing value={132} />
              132% of last year
            </p>
          </Surface>
        ),
      },
    },
  ],
  anatomy: '<ProgressRing>',
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
