import type { BlockDocs } from '../../docs/block-docs.ts';

export const copyButtonDocs = {
  summary: 'Copies a text and announces it for 1500 ms. It announces nothing if the browser refuses.',
  insteadUse: ['Plain text if it is rarely copied.'],
  anatomy: `<CopyButton>
  icon button with its tooltip
  status for screen readers`,
  keyboard: [
    { keys: 'Enter, Space', effect: 'Copies the text.' },
    { keys: 'Escape', effect: 'Closes the tooltip.' },
  ],
  attributes: [],
} as const satisfies BlockDocs;
