import type { BlockDocs } from '../../docs/block-docs.ts';

export const stepperDocs = {
  summary:
    'How far a person is in a fixed order of steps. It shows the way and leads nowhere: Back and Next belong to the form.',
  insteadUse: ['Tabs where the order is free.', 'ProgressBar where a machine works.'],
  anatomy: `<ol>
  <li>
    number, or a tick
    label`,
  keyboard: [],
  attributes: [
    { name: 'data-state', on: 'step', meaning: 'done, current or next.' },
    { name: 'aria-current', on: 'step', meaning: 'The step the person is at.' },
  ],
} as const satisfies BlockDocs;
