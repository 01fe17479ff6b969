import type { BlockDocs } from '../../docs/block-docs.ts';

export const iconButtonDocs = {
  summary: 'A button with only an icon. Its name is its tooltip and its accessible name.',
  insteadUse: ['A button with a label for the main action of a region.'],
  anatomy: `<IconButton>
  <Tooltip>
  icon, or a spinner while work is under way`,
  keyboard: [
    { keys: 'Enter, Space', effect: 'Presses the button.' },
    { keys: 'Escape', effect: 'Closes the tooltip.' },
  ],
  attributes: [
    { name: 'data-pending', on: 'the button', meaning: 'Work is under way: clicks are ignored.' },
    { name: 'aria-disabled', on: 'the button', meaning: 'It stays focusable, but does nothing.' },
  ],
} as const satisfies BlockDocs;
