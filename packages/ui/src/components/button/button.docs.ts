import type { BlockDocs } from '../../docs/block-docs.ts';

export const buttonDocs = {
  summary: 'Starts an action on this page. A link button looks the same and links to another address.',
  insteadUse: [
    'A text link inside a sentence.',
    'An icon button if there is no room for a label and the icon is well known.',
    'A menu for more than three actions of equal weight.',
  ],
  anatomy: `<Button> or <LinkButton>
  icon, or a spinner while work is under way
  label
  end icon`,
  keyboard: [
    { keys: 'Enter, Space', effect: 'Presses the button.' },
    { keys: 'Enter', effect: 'Follows a link button.' },
  ],
  attributes: [
    {
      name: 'data-pending',
      on: 'the button',
      meaning: 'Work is under way: clicks are ignored, the label stays.',
    },
    { name: 'aria-disabled', on: 'the button', meaning: 'It stays focusable, but does nothing.' },
  ],
} as const satisfies BlockDocs;
