import type { BlockDocs } from '../docs/block-docs.ts';

export const safeHtmlDocs = {
  summary:
    'Untrusted HTML. It keeps paragraphs, line breaks, bold, italic, lists and links, and removes everything else. The text is shown immediately, also on the server; the markup follows when the sanitiser has loaded.',
  insteadUse: ['Plain text if the sender needs no markup.'],
  anatomy: `div
  p, br, b, strong, em, i, ul, ol, li
  SafeLink`,
  keyboard: [{ keys: 'Tab, Enter', effect: 'Moves to links and follows them.' }],
  attributes: [
    {
      name: 'data-plain',
      on: 'the element',
      meaning: 'Only the text is shown, because the sanitiser has not loaded.',
    },
  ],
} as const satisfies BlockDocs;
