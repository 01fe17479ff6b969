import type { BlockDocs } from '../../docs/block-docs.ts';

export const activityFeedDocs = {
  summary:
    'What happened to one thing, newest first, each entry with its moment on the clocks of one zone; under its day, if wanted. Says so when nothing happened and when it could not be read.',
  insteadUse: ['A data grid where entries are sorted, filtered or chosen.'],
  anatomy: `<ActivityFeed>
  heading of the day, if by day
  <ol>
    <li> dot, text, <time>`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches Retry after a failed reading; entries themselves take no focus.' },
    { keys: 'Enter, Space', effect: 'Reads the feed again, on Retry.' },
  ],
  attributes: [{ name: 'aria-busy', on: 'the feed', meaning: 'Entries are being read.' }],
} as const satisfies BlockDocs;
