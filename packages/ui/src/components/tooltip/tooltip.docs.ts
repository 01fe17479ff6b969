import type { BlockDocs } from '../../docs/block-docs.ts';

export const tooltipDocs = {
  summary: 'A few words about a control, on hover and on focus. It stays while the pointer is on it.',
  insteadUse: [
    'A hint below a field for what everybody has to know.',
    'A dialog for anything that can be pressed.',
  ],
  anatomy: `<Tooltip>
  the control
  the tip`,
  keyboard: [
    { keys: 'Tab', effect: 'Opens the tip when its control gets the focus.' },
    { keys: 'Escape', effect: 'Closes the tip; the focus stays.' },
  ],
  attributes: [
    {
      name: 'aria-describedby',
      on: 'the control',
      meaning: 'Names the tip while it is open, unless the tip only repeats the name.',
    },
    { name: 'aria-hidden', on: 'the tip', meaning: 'It only repeats the name of its control.' },
  ],
} as const satisfies BlockDocs;
