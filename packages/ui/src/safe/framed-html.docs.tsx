import type { BlockDocs } from '../docs/block-docs.ts';

export const framedHtmlDocs = {
  summary:
    'An untrusted HTML document, such as an email before it is sent, in a frame as high as the document. It cannot run scripts, load resources, submit forms or follow links.',
  insteadUse: ['SafeHtml for a fragment of HTML within the page.'],
  anatomy: `iframe
  document`,
  keyboard: [{ keys: 'Tab', effect: 'Skips the document: it has no controls.' }],
  attributes: [],
} as const satisfies BlockDocs;
