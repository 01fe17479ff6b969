import type { BlockDocs } from '../../docs/block.docs.ts';
import { Card } from './card.tsx';

export const cardDocs = {
  summary: 'A named region of a page: a heading, the content, and an optional footer.',
  insteadUse: [
    'A plain heading if the content needs no frame.',
    'A dialog for a question that the user must answer first.',
  ],
  guidance: [
    {
      do: {
        sentence: 'Divide a card by headings and space, so that one frame holds what belongs together.',
        Example: () => (
          <Card heading="Applicant" className="w-full max-w-[320px]">
            <p>Ada Wren</p>
            <h3 className="mt-3 font-semibold">Address</h3>
            <p>12 Quay Street, Sydney</p>
          </Card>
        ),
      },
      dont: {
        sentence: 'A card inside a card: each frame takes width, and the borders compete with the content.',
        Example: () => (
          <Card heading="Applicant" className="w-full max-w-[320px]">
            <p>Ada Wren</p>
            <Card heading="Address" level={3} className="mt-3">
              12 Quay Street, Sydney
            </Card>
          </Card>
        ),
      },
    },
  ],
  anatomy: `<Card>
  heading, count, actions
  content, or the text of an empty card
  footer`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
