import type { BlockDocs } from '../../docs/block-docs.ts';

export const activityFeedDocs = {
  summary:
    'The history of one item, newest first, each entry with its time in one time zone, optionally grouped by day. Shows a message if there are no entries or they could not be read.',
  insteadUse: ['A data grid if entries are sorted, filtered or selected.'],
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
