import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Stepper } from './stepper.tsx';

export const stepperDocs = {
  summary:
    'Progress through a fixed sequence of steps. It shows the steps but does not change them: Back and Next belong to the form.',
  insteadUse: ['Tabs if the order is free.', 'ProgressBar for the progress of a task.'],
  guidance: [
    {
      do: {
        sentence: 'Name steps by what is asked in them.',
        Example: () => (
          <Surface>
            <Stepper
              current="directors"
              steps={[
                { id: 'company', label: 'Company' },
                { id: 'directors', label: 'Directors' },
                { id: 'review', label: 'Review' },
              ]}
            />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Number the labels again: nobody knows what is still to come.',
        Example: () => (
          <Surface>
            <Stepper
              current="two"
              steps={[
                { id: 'one', label: 'Step 1' },
                { id: 'two', label: 'Step 2' },
                { id: 'three', label: 'Step 3' },
              ]}
            />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<ol>
  <li>
    number, or a tick
    label`,
  keyboard: [],
  attributes: [
    { name: 'data-state', on: 'step', meaning: 'done, current or next.' },
    { name: 'aria-current', on: 'step', meaning: 'The current step.' },
  ],
} as const satisfies BlockDocs;
