import type { BlockDocs } from '../docs/block-docs.ts';

export const framedHtmlDocs = {
  summary:
    'A whole HTML document that the page did not write, such as an email before it is sent, in a frame as high as the document. Nothing in it runs, loads, sends or leads away.',
  insteadUse: ['SafeHtml for a piece of HTML that belongs to the page.'],
  anatomy: `iframe
  the document`,
  keyboard: [{ keys: 'Tab', effect: 'Passes by: the document is read, not worked with.' }],
  attributes: [],
} as const satisfies BlockDocs;
