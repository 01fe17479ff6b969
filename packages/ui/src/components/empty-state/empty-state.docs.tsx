import { CircleAlert, Frown, Inbox, Search } from 'lucide';
import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Button } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

export const emptyStateDocs = {
  summary: 'Replaces content that is empty or could not be loaded, with one sentence and at most one button.',
  insteadUse: [
    'An alert if part of the content is available.',
    'A message page if the whole page failed.',
    'A skeleton while content is loading.',
  ],
  guidance: [
    {
      do: {
        sentence: 'If a search finds nothing, repeat it and offer the way back to the full list.',
        Example: () => (
          <Surface>
            <EmptyState
              className="py-3!"
              icon={Search}
              title="No application matches ‘Wrenn’."
              action={<Button>Clear search</Button>}
            />
          </Surface>
        ),
      },
      dont: {
        sentence: '‘Oops’: it names no reason and leaves people to find their own way back.',
        Example: () => (
          <Surface>
            <EmptyState className="py-3!" icon={Frown} title="Oops!">
              Nothing to see here.
            </EmptyState>
          </Surface>
        ),
      },
    },
    {
      do: {
        sentence: 'If loading failed, say so and offer Retry.',
        Example: () => (
          <Surface>
            <EmptyState
              className="py-3!"
              icon={CircleAlert}
              tone="danger"
              title="The list could not be loaded."
              action={<Button>Retry</Button>}
            />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Show a failed list as an empty one: people believe that there is no work.',
        Example: () => (
          <Surface>
            <EmptyState className="py-3!" icon={Inbox} title="No applications." />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<EmptyState>
  icon
  title
  optional second sentence
  action`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
