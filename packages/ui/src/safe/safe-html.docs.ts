import type { BlockDocs } from '../docs/block-docs.ts';

export const safeHtmlDocs = {
  summary:
    'HTML that the page did not write: paragraphs, line breaks, bold, italic, lists and links remain, everything else goes. Its words show at once and on the server; the markup follows with the sanitiser.',
  insteadUse: ['Text, wherever the sender needs no markup.'],
  anatomy: `div
  p, br, b, strong, em, i, ul, ol, li
  SafeLink`,
  keyboard: [{ keys: 'Tab, Enter', effect: 'Reaches and follows its links.' }],
  attributes: [
    { name: 'data-plain', on: 'the element', meaning: 'Only the words are there: no sanitiser yet.' },
  ],
} as const satisfies BlockDocs;
