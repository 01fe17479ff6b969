import type { BlockDocs } from '../../docs/block-docs.ts';

export const copyButtonDocs = {
  summary: 'Copies a text and says so for 1500 ms. It never claims to have copied what the browser refused.',
  insteadUse: ['Selectable text alone where nobody needs it elsewhere.'],
  anatomy: `<CopyButton>
  icon button with its tip
  status for screen readers`,
  keyboard: [
    { keys: 'Enter, Space', effect: 'Copies the text.' },
    { keys: 'Escape', effect: 'Closes the tip.' },
  ],
  attributes: [],
} as const satisfies BlockDocs;
