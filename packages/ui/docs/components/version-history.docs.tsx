import type { BlockDocs } from '../block.docs.ts';
import { Surface } from '../surface.tsx';
import { Badge } from '../../src/components/badge/index.ts';
import { VersionHistory, type VersionEntry } from '../../src/components/version-history/version-history.tsx';

const History = ({ entries }: { entries: readonly VersionEntry[] }) => (
  <Surface>
    <VersionHistory
      label="History of prices"
      entries={entries}
      renderComparison={(id) => `Differences of ${id}`}
      onRestore={() => undefined}
    />
  </Surface>
);

export const versionHistoryDocs = {
  summary:
    'The versions of something, newest first: who made each, what changed, its differences to what holds now, and a way back to it.',
  insteadUse: [
    'An activity feed if entries are only read.',
    'A message with Undo if only the last change can be taken back.',
  ],
  guidance: [
    {
      do: {
        sentence: 'Say what changed in each version, so that readers find the one they want.',
        Example: () => (
          <History
            entries={[
              { id: 2, title: 'Version 2', meta: 'Ada Brook · 3 Nov 2026', changes: 'Delivery 8 → 12' },
              { id: 1, title: 'Version 1', meta: 'Set up', changes: 'Delivery 8' },
            ]}
          />
        ),
      },
      dont: {
        sentence: 'A list of times alone: readers have to open each version to learn what it holds.',
        Example: () => (
          <History
            entries={[
              { id: 2, title: '3 Nov 2026 09:14' },
              { id: 1, title: '1 Nov 2026 11:02' },
            ]}
          />
        ),
      },
    },
    {
      do: {
        sentence: 'Mark the present version, and offer Compare and Restore on the others only.',
        Example: () => (
          <History
            entries={[
              { id: 2, title: 'Version 2', badge: <Badge tone="success">Current</Badge> },
              { id: 1, title: 'Version 1', name: 'version 1' },
            ]}
          />
        ),
      },
      dont: {
        sentence: 'Restore on the present version: it does nothing, and readers wonder which one holds.',
        Example: () => (
          <History
            entries={[
              { id: 2, title: 'Version 2', name: 'version 2' },
              { id: 1, title: 'Version 1', name: 'version 1' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: `<VersionHistory>, or its parts:
<VersionHistoryRoot>
  <VersionHistoryList>
    <VersionHistoryItem>: title, badge, meta, actions, what changed, note, differences`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves between Compare and Restore of each entry, Show more and Retry.' },
    {
      keys: 'Enter, Space',
      effect: 'On Compare: opens or closes the differences. On the others: presses them.',
    },
  ],
  attributes: [
    { name: 'aria-busy', on: 'the history', meaning: 'Entries are loading.' },
    { name: 'aria-expanded', on: 'Compare', meaning: 'The differences of the entry are open.' },
  ],
} as const satisfies BlockDocs;
