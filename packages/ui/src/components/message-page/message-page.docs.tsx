import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Button } from '../button/index.ts';
import { MessagePage } from './message-page.tsx';

export const messagePageDocs = {
  summary:
    'A whole page for one message: a failure, a time-out or a notice. Says what happened, what to do next and whom to contact.',
  insteadUse: [
    'An empty state if the rest of the page works.',
    'An alert for a message about a part of the page.',
  ],
  guidance: [
    {
      do: {
        sentence: 'Say what happened, and offer the one step that leads on.',
        Example: () => (
          <Surface>
            <MessagePage
              className="min-h-0! p-2!"
              heading="You were signed out"
              actions={<Button variant="primary">Sign in again</Button>}
            >
              You were away for 15 minutes. Drafts are kept.
            </MessagePage>
          </Surface>
        ),
      },
      dont: {
        sentence: 'A code and no way on: people close the window, and lose what they had open.',
        Example: () => (
          <Surface>
            <MessagePage className="min-h-0! p-2!" heading="Error 419">
              Session invalid (0x80070005).
            </MessagePage>
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<MessagePage>
  <BrandMark> or icon
  heading
  sentences
  support
  actions`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
