import type { BlockDocs } from '../docs/block.docs.ts';
import { Surface } from '../docs/fixtures/surface.tsx';
import { SafeLink } from './safe-link.tsx';

export const safeLinkDocs = {
  summary:
    'A link to an untrusted address. Only web addresses are followed, and mail addresses if allowed, in a new tab that has no access to this page. For any other address only the text is shown.',
  insteadUse: [
    'TextLink for addresses of the page itself.',
    'launch() for an address from the response to a request.',
  ],
  guidance: [
    {
      do: {
        sentence: 'Name the document and the site: people decide before they leave the page.',
        Example: () => (
          <Surface>
            <SafeLink href="https://register.example/004085616">Company extract on register.example</SafeLink>
          </Surface>
        ),
      },
      dont: {
        sentence: 'The bare address as the text: it wraps, and is read out letter by letter.',
        Example: () => (
          <Surface>
            <SafeLink
              href="https://register.example/extract?acn=004085616&format=html&session=9f2c1"
              className="wrap-anywhere"
            >
              https://register.example/extract?acn=004085616&amp;format=html&amp;session=9f2c1
            </SafeLink>
          </Surface>
        ),
      },
    },
  ],
  anatomy: `a, or span`,
  keyboard: [{ keys: 'Enter', effect: 'Opens the address in a new tab.' }],
  attributes: [{ name: 'data-refused', on: 'the text', meaning: 'The address is not safe to follow.' }],
} as const satisfies BlockDocs;
