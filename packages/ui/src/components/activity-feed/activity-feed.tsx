import { CircleCheck, CircleX, History, RotateCcw, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { feedDot, feedEntry } from './activity-feed.styles.ts';
import { useActivityFeed, type ActivityFeedOptions } from './use-activity-feed.ts';

export interface ActivityFeedProps extends ActivityFeedOptions, Omit<ComponentProps<'div'>, 'children'> {
  /** What is waited for. Default `Loading activity...`. */
  loadingText?: string | undefined;
  /** Shown when nothing happened, and above Retry when the feed could not be read (OP-250). Default `No activity.` */
  emptyText?: string | undefined;
  /** Reads a failed feed again. */
  onRetry?: (() => void) | undefined;
}

const glyphs = { neutral: History, success: CircleCheck, warning: TriangleAlert, danger: CircleX };

/** What happened, newest first. */
export function ActivityFeed({
  items,
  state,
  formatTime,
  loadingText = 'Loading activity...',
  emptyText = 'No activity.',
  onRetry,
  ...rest
}: ActivityFeedProps) {
  const { shows, entries } = useActivityFeed({ items, state, formatTime });
  return (
    <div {...rest} aria-busy={shows === 'loading' || undefined}>
      {shows === 'loading' && <Spinner size="lg" label={loadingText} />}
      {(shows === 'empty' || shows === 'failed') && <p className="text-text-muted">{emptyText}</p>}
      {shows === 'failed' && (
        <Button icon={RotateCcw} onClick={onRetry} className="mt-2">
          Retry
        </Button>
      )}
      {shows === 'entries' && (
        <ol>
          {entries.map(({ id, text, tone = 'neutral', timeProps }) => (
            <li key={id} className={feedEntry()}>
              <span className={feedDot({ tone })}>
                <Icon glyph={glyphs[tone]} size={14} />
              </span>
              <div>
                <p className="pt-0.5 wrap-anywhere">{text}</p>
                <time {...timeProps} className="mt-0.5 block text-xs text-text-muted tabular-nums" />
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
