import type { BlockDocs } from '../../docs/block-docs.ts';

export const textLinkDocs = {
  summary: 'A link in running text or in a cell, to something with an address.',
  insteadUse: [
    'A button for what happens on this page.',
    'A link button where the way on is the main thing to do.',
  ],
  anatomy: `<TextLink>
  text`,
  keyboard: [{ keys: 'Enter', effect: 'Follows the link.' }],
  attributes: [],
} as const satisfies BlockDocs;
