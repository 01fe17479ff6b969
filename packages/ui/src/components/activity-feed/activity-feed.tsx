import { RotateCcw } from 'lucide';
import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/texts-context.ts';
import { Button } from '../button/index.ts';
import { Spinner } from '../spinner/index.ts';
import {
  ActivityFeedDay,
  ActivityFeedItem,
  ActivityFeedList,
  ActivityFeedRoot,
  type ActivityFeedDayProps,
} from './activity-feed-parts.tsx';
import { activityFeedTexts } from './activity-feed.texts.ts';
import { useActivityFeed, type ActivityFeedOptions } from './use-activity-feed.ts';

export interface ActivityFeedProps
  extends ActivityFeedOptions, Pick<ActivityFeedDayProps, 'level'>, Omit<ComponentProps<'div'>, 'children'> {
  /** Reads a failed feed again. Without it there is no Retry. */
  onRetry?: (() => void) | undefined;
}

/** What happened, newest first, optionally grouped by day. */
export function ActivityFeed({
  items,
  state,
  timeZone,
  byDay = false,
  now,
  formatTime,
  level,
  onRetry,
  ...rest
}: ActivityFeedProps) {
  const texts = useTexts('activity-feed', activityFeedTexts);
  const { shows, entries, days } = useActivityFeed({
    items,
    state,
    timeZone,
    byDay,
    now,
    formatTime,
  });
  const itemsOf = (shown: typeof entries) =>
    shown.map(({ id, text, tone, timeProps }) => (
      <ActivityFeedItem key={id} tone={tone} time={timeProps}>
        {text}
      </ActivityFeedItem>
    ));
  return (
    <ActivityFeedRoot {...rest} aria-busy={shows === 'loading' || undefined}>
      {shows === 'loading' && <Spinner size="lg" label={texts.loadingText} />}
      {(shows === 'empty' || shows === 'failed') && <p className="text-text-muted">{texts.emptyText}</p>}
      {shows === 'failed' && onRetry && (
        <Button icon={RotateCcw} onClick={onRetry} className="mt-2">
          {texts.retryText}
        </Button>
      )}
      {shows === 'entries' && !byDay && <ActivityFeedList>{itemsOf(entries)}</ActivityFeedList>}
      {shows === 'entries' &&
        days.map((day) => (
          <ActivityFeedDay key={day.key} heading={day.heading} level={level}>
            {itemsOf(day.entries)}
          </ActivityFeedDay>
        ))}
    </ActivityFeedRoot>
  );
}
