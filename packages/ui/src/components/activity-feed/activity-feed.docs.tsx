import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { ActivityFeed } from './activity-feed.tsx';

const hours = ['2026-11-21T09:30:00+11:00', '2026-11-21T09:12:00+11:00'];

const Feed = ({ texts }: { texts: readonly string[] }) => (
  <Surface>
    <ActivityFeed
      timeZone="Australia/Sydney"
      items={texts.map((text, index) => ({ id: index, text, at: new Date(hours[index] ?? '') }))}
    />
  </Surface>
);

export const activityFeedDocs = {
  summary:
    'The history of one item, newest first, each entry with its time in one time zone, optionally grouped by day. Shows a message if there are no entries or they could not be read.',
  insteadUse: ['A data grid if entries are sorted, filtered or selected.'],
  guidance: [
    {
      do: {
        sentence: 'Begin with the person, then say what changed and to which value.',
        Example: () => (
          <Feed texts={['Edna Edit set the label to ‘Priority’.', 'Fiona Full assigned it to Edna Edit.']} />
        ),
      },
      dont: {
        sentence: '‘Record updated’: readers have to open the record to learn who changed what.',
        Example: () => <Feed texts={['Record updated.', 'Record updated.']} />,
      },
    },
  ],
  anatomy: `<ActivityFeed>, or its parts:
<ActivityFeedRoot>
  <ActivityFeedDay>, with a heading, or <ActivityFeedList>
    <ActivityFeedItem>: icon, text, <time>`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches Retry after a failure. Entries are not focusable.' },
    { keys: 'Enter, Space', effect: 'On Retry: reads the feed again.' },
  ],
  attributes: [{ name: 'aria-busy', on: 'the feed', meaning: 'Entries are loading.' }],
} as const satisfies BlockDocs;
