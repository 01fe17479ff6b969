import type { BlockDocs } from '../docs/block.docs.ts';
import { Surface } from '../docs/fixtures/surface.tsx';
import { SafeHtml } from './safe-html.tsx';

export const safeHtmlDocs = {
  summary:
    'Untrusted HTML. It keeps paragraphs, line breaks, bold, italic, lists and links, and removes everything else. The text is shown immediately, also on the server; the markup follows when the sanitiser has loaded.',
  insteadUse: ['Plain text if the sender needs no markup.'],
  guidance: [
    {
      do: {
        sentence: 'For formatted text that somebody else wrote, such as the reason of a decision.',
        Example: () => (
          <Surface>
            <SafeHtml html="<p>Declined for <b>two</b> reasons:</p><ul><li>Income</li><li>Address</li></ul>" />
          </Surface>
        ),
      },
      dont: {
        sentence: 'For tables and pictures: they are removed, and what is left runs together.',
        Example: () => (
          <Surface>
            <SafeHtml html="<table><tr><td>Income</td><td>$84,000</td></tr><tr><td>Rent</td><td>$2,100</td></tr></table>" />
          </Surface>
        ),
      },
    },
  ],
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
