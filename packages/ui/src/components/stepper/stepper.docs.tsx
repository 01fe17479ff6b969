import type { BlockDocs } from '../../docs/block-docs.ts';

export const stepperDocs = {
  summary:
    'Progress through a fixed sequence of steps. It shows the steps but does not change them: Back and Next belong to the form.',
  insteadUse: ['Tabs if the order is free.', 'ProgressBar for the progress of a task.'],
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
