import type { BlockDocs } from '../docs/block-docs.ts';

export const safeLinkDocs = {
  summary:
    'A link to an untrusted address. Only web addresses are followed, and mail addresses if allowed, in a new tab that has no access to this page. For any other address only the text is shown.',
  insteadUse: [
    'TextLink for addresses of the page itself.',
    'launch() for an address from the response to a request.',
  ],
  anatomy: `a, or span`,
  keyboard: [{ keys: 'Enter', effect: 'Opens the address in a new tab.' }],
  attributes: [{ name: 'data-refused', on: 'the text', meaning: 'The address is not safe to follow.' }],
} as const satisfies BlockDocs;
