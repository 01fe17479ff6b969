import type { BlockDocs } from '../../docs/block-docs.ts';

export const tooltipDocs = {
  summary: 'A short text about a control, on hover and on focus. It stays while the pointer is on it.',
  insteadUse: [
    'A hint below a field for information that everybody needs.',
    'A dialog for content with controls.',
  ],
  anatomy: `<Tooltip>
  the control
  the tooltip`,
  keyboard: [
    { keys: 'Tab', effect: 'Opens the tooltip when its control gets the focus.' },
    { keys: 'Escape', effect: 'Closes the tooltip; the focus stays.' },
  ],
  attributes: [
    {
      name: 'aria-describedby',
      on: 'the control',
      meaning: 'Refers to the open tooltip, unless it only repeats the name.',
    },
    { name: 'aria-hidden', on: 'the tooltip', meaning: 'It only repeats the name of its control.' },
  ],
} as const satisfies BlockDocs;
