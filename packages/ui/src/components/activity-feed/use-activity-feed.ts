import { useMemo } from 'react';
import { feedTime, newestFirst, type FeedItem } from './activity-feed.model.ts';

export interface ActivityFeedOptions {
  items: readonly FeedItem[];
  /** Default `ready`. */
  state?: 'loading' | 'ready' | 'failed' | undefined;
  /** Default `D MMM YYYY HH:mm` in local time. Keep it stable. */
  formatTime?: ((at: Date) => string) | undefined;
}

/** What a feed shows: still loading, nothing, nothing because it failed, or its entries, newest first. */
export function useActivityFeed({ items, state = 'ready', formatTime = feedTime }: ActivityFeedOptions) {
  const entries = useMemo(
    () =>
      newestFirst(items).map((item) => ({
        ...item,
        timeProps: { dateTime: item.at.toISOString(), children: formatTime(item.at) },
      })),
    [items, formatTime],
  );
  const shows = state === 'ready' && entries.length > 0 ? 'entries' : state === 'ready' ? 'empty' : state;
  return { shows, entries } as const;
}
