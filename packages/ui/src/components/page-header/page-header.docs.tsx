import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Button } from '../button/index.ts';
import { PageHeader } from './page-header.tsx';

export const pageHeaderDocs = {
  summary:
    'The header of a page: its title, the number of items, their views, and the actions on all of them.',
  insteadUse: ['The heading of a card for a part of a page.'],
  guidance: [
    {
      do: {
        sentence: 'Title a page by what it lists; the number of items has its own place.',
        Example: () => (
          <Surface>
            <PageHeader
              className="p-1!"
              title="Applications"
              count={86}
              actions={<Button variant="primary">New</Button>}
            />
          </Surface>
        ),
      },
      dont: {
        sentence: 'A title that counts and explains: it wraps, and changes with every filter.',
        Example: () => (
          <Surface>
            <PageHeader
              className="p-1!"
              title="Showing 86 applications of Harbour Lending"
              actions={<Button variant="primary">New</Button>}
            />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<PageHeader>
  title, count
  aside
  views
  notice
  actions
  facts`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
