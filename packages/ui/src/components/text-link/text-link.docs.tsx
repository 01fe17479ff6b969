import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { TextLink } from './text-link.tsx';

export const textLinkDocs = {
  summary: 'A link in running text or in a cell.',
  insteadUse: ['A button for an action on this page.', 'A link button for the main way on from a page.'],
  guidance: [
    {
      do: {
        sentence: 'Link the words that name the destination: they make sense in a list of links.',
        Example: () => (
          <Surface>
            <p>
              The <TextLink href="#report">report of November</TextLink> is ready.
            </p>
          </Surface>
        ),
      },
      dont: {
        sentence: 'Link ‘here’: read out of its sentence, it says nothing.',
        Example: () => (
          <Surface>
            <p>
              The report is ready. You find it <TextLink href="#report">here</TextLink>.
            </p>
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<TextLink>
  text`,
  keyboard: [{ keys: 'Enter', effect: 'Follows the link.' }],
  attributes: [],
} as const satisfies BlockDocs;
