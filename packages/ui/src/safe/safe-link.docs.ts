import type { BlockDocs } from '../docs/block-docs.ts';

export const safeLinkDocs = {
  summary:
    'A link whose address comes from elsewhere: only plain web addresses (and mail, where asked for) are followed, in a new tab that cannot reach back. Any other address leaves the words.',
  insteadUse: [
    'TextLink for addresses that the page itself writes.',
    'launch() for an address that a call answers.',
  ],
  anatomy: `a, or span`,
  keyboard: [{ keys: 'Enter', effect: 'Opens the address in a new tab.' }],
  attributes: [{ name: 'data-refused', on: 'the words', meaning: 'The address may not be followed.' }],
} as const satisfies BlockDocs;
