import type { BlockDocs } from '../../docs/block-docs.ts';

export const popoverDocs = {
  summary: 'A button with a panel of a few facts or controls, on the native popover and in its top layer.',
  insteadUse: [
    'A menu for a list of actions.',
    'A dialog for what has to be answered.',
    'A tooltip for a few words that cannot be pressed.',
  ],
  anatomy: `<Popover>
  button
  panel
    content`,
  keyboard: [
    { keys: 'Enter, Space', effect: 'Opens or closes the panel, on its button.' },
    { keys: 'Tab', effect: 'Goes through the panel; leaving it closes it.' },
    { keys: 'Escape', effect: 'Closes the panel, not what is around it; the focus goes back to the button.' },
  ],
  attributes: [
    { name: 'data-side', on: 'the panel', meaning: '`below` or `above`: where it found room.' },
    { name: 'aria-expanded', on: 'the button', meaning: 'Whether the panel is open.' },
    { name: 'aria-controls', on: 'the button', meaning: 'Names the open panel.' },
    { name: 'aria-haspopup', on: 'the button', meaning: 'It opens a dialog of its own, not a menu.' },
  ],
} as const satisfies BlockDocs;
