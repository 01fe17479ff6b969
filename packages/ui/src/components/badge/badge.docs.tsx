import type { ReactNode } from 'react';
import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Badge } from './badge.tsx';

const Row = ({ children }: { children: ReactNode }) => (
  <Surface>
    <div className="flex flex-wrap items-center gap-2">{children}</div>
  </Surface>
);

export const badgeDocs = {
  summary: 'A status in a word. Dot, icon and colour repeat the word and never replace it.',
  insteadUse: [
    'A chip for a value that a user chose, such as a filter or a product.',
    'Muted text for a fact that is not a status.',
  ],
  guidance: [
    {
      do: {
        sentence: 'Keep ordinary statuses neutral, so that the one that needs action stands out.',
        Example: () => (
          <Row>
            <Badge>Draft</Badge>
            <Badge>Submitted</Badge>
            <Badge tone="pending">Awaiting review</Badge>
          </Row>
        ),
      },
      dont: {
        sentence: 'A colour for each status: readers have to learn a legend before they find the urgent one.',
        Example: () => (
          <Row>
            <Badge tone="success">Draft</Badge>
            <Badge tone="info">Submitted</Badge>
            <Badge tone="pending">Awaiting review</Badge>
          </Row>
        ),
      },
    },
    {
      do: {
        sentence: 'Name the state in one or two words; put the reason next to the badge.',
        Example: () => (
          <Row>
            <Badge tone="danger">Declined</Badge>
            <span className="text-text-muted">Income could not be verified</span>
          </Row>
        ),
      },
      dont: {
        sentence: 'A sentence in a badge: it wraps or is cut off in the first narrow column.',
        Example: () => (
          <Row>
            <Badge tone="danger">Declined because income could not be verified</Badge>
          </Row>
        ),
      },
    },
  ],
  anatomy: `<Badge>
  dot or icon
  word`,
  keyboard: [],
  attributes: [
    {
      name: 'data-tone',
      on: 'the badge',
      meaning: 'The meaning of the status: success, pending, danger, info, neutral or muted.',
    },
  ],
} as const satisfies BlockDocs;
