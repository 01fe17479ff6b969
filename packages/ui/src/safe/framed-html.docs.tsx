import type { BlockDocs } from '../docs/block.docs.ts';
import { Surface } from '../docs/fixtures/surface.tsx';
import { FramedHtml } from './framed-html.tsx';

const email =
  '<h1 style="font: 600 18px sans-serif">You are approved</h1><p style="font: 14px sans-serif">Dear Ada, your home loan is approved.</p>';

export const framedHtmlDocs = {
  summary:
    'An untrusted HTML document, such as an email before it is sent, in a frame as high as the document. It cannot run scripts, load resources, submit forms or follow links.',
  insteadUse: ['SafeHtml for a fragment of HTML within the page.'],
  guidance: [
    {
      do: {
        sentence: 'Frame a document that brings its own styles, such as an email before it is sent.',
        Example: () => (
          <Surface>
            <FramedHtml title="Email to Ada Wren" html={email} />
          </Surface>
        ),
      },
      dont: {
        sentence: 'A comment of one line in a frame: it loses the font and the mode of the page.',
        Example: () => (
          <Surface>
            <p className="mb-1 font-medium">Edna Edit</p>
            <FramedHtml title="Comment" html="<p>Please call her first.</p>" />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `iframe
  document`,
  keyboard: [{ keys: 'Tab', effect: 'Skips the document: it has no controls.' }],
  attributes: [],
} as const satisfies BlockDocs;
