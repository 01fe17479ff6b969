import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { ProgressBar } from './progress-bar.tsx';

export const progressBarDocs = {
  summary: 'The progress of a task; without a value, it shows only that the task is running.',
  insteadUse: [
    'A progress ring for the completeness of a record, without a running task.',
    'A spinner for a short wait, next to text.',
  ],
  guidance: [
    {
      do: {
        sentence: 'If the work can be counted, write the count next to the bar.',
        Example: () => (
          <Surface>
            <p className="mb-2">12 of 40 rows checked</p>
            <ProgressBar label="Checking rows" value={30} />
          </Surface>
        ),
      },
      dont: {
        sentence: 'A guessed value that waits at 99 %: leave the value out if the end is unknown.',
        Example: () => (
          <Surface>
            <p className="mb-2">Checking rows…</p>
            <ProgressBar label="Checking rows" value={99} />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<ProgressBar>
  fill`,
  keyboard: [],
  attributes: [
    {
      name: 'aria-valuenow',
      on: 'the bar',
      meaning: 'Progress in whole per cent; absent while it is unknown.',
    },
  ],
} as const satisfies BlockDocs;
