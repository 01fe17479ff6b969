import type { BlockDocs } from '../../docs/block-docs.ts';

export const textLinkDocs = {
  summary: 'A link in running text or in a cell.',
  insteadUse: ['A button for an action on this page.', 'A link button for the main way on from a page.'],
  anatomy: `<TextLink>
  text`,
  keyboard: [{ keys: 'Enter', effect: 'Follows the link.' }],
  attributes: [],
} as const satisfies BlockDocs;
