import { CircleCheck, CircleX, History, RotateCcw, TriangleAlert } from 'lucide-react';
import { useId, useMemo, type ComponentProps } from 'react';
import { knownKey } from '../../behaviours/known-key.model.ts';
import { mergeRefs } from '../../behaviours/merge-refs.ts';
import { useFocusFallback } from '../../behaviours/use-focus-fallback.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { feedDay, feedDot, feedEntry } from './activity-feed.styles.ts';
import { useActivityFeed, type ActivityFeedOptions } from './use-activity-feed.ts';

export interface ActivityFeedProps extends ActivityFeedOptions, Omit<ComponentProps<'div'>, 'children'> {
  /** Level of the headings of days. Default 3, below the heading of a card. */
  level?: 2 | 3 | 4 | undefined;
  /** What is waited for. Default `Loading activity...`. */
  loadingText?: string | undefined;
  /** Shown when nothing happened, and above Retry when the feed could not be read (OP-250). Default `No activity.` */
  emptyText?: string | undefined;
  /** Default `Retry`. */
  retryText?: string | undefined;
  /** Reads a failed feed again; without it a failed feed offers nothing. */
  onRetry?: (() => void) | undefined;
}

const glyphs = { neutral: History, success: CircleCheck, warning: TriangleAlert, danger: CircleX };

/** What happened, newest first; by days where the reader looks for one. */
export function ActivityFeed({
  items,
  state,
  timeZone,
  byDay = false,
  now,
  todayText,
  yesterdayText,
  unknownTimeText,
  formatTime,
  level = 3,
  loadingText = 'Loading activity...',
  emptyText = 'No activity.',
  retryText = 'Retry',
  onRetry,
  ref,
  ...rest
}: ActivityFeedProps) {
  const options = {
    items,
    state,
    timeZone,
    byDay,
    now,
    todayText,
    yesterdayText,
    unknownTimeText,
    formatTime,
  };
  const { shows, entries, days } = useActivityFeed(options);
  const id = useId();
  const focusFallback = useFocusFallback();
  const attach = useMemo(() => mergeRefs<HTMLDivElement>(focusFallback, ref), [focusFallback, ref]);
  const Heading = `h${level}` as const;
  return (
    <div {...rest} ref={attach} aria-busy={shows === 'loading' || undefined}>
      {shows === 'loading' && <Spinner size="lg" label={loadingText} />}
      {(shows === 'empty' || shows === 'failed') && <p className="text-text-muted">{emptyText}</p>}
      {shows === 'failed' && onRetry && (
        <Button icon={RotateCcw} onClick={onRetry} className="mt-2">
          {retryText}
        </Button>
      )}
      {shows === 'entries' && !byDay && <Entries entries={entries} />}
      {shows === 'entries' &&
        days.map((day) => (
          <section key={day.key} className={feedDay()}>
            <Heading
              id={`${id}${day.key}`}
              className="mb-2 text-xs font-semibold text-text-muted tabular-nums"
            >
              {day.heading}
            </Heading>
            <Entries entries={day.entries} aria-labelledby={`${id}${day.key}`} />
          </section>
        ))}
    </div>
  );
}

interface EntriesProps extends ComponentProps<'ol'> {
  entries: ReturnType<typeof useActivityFeed>['entries'];
}

function Entries({ entries, ...rest }: EntriesProps) {
  return (
    <ol {...rest}>
      {entries.map(({ id, text, tone: given = 'neutral', timeProps }) => {
        const tone = knownKey(glyphs, given, 'neutral');
        return (
          <li key={id} className={feedEntry()}>
            <span className={feedDot({ tone })}>
              <Icon glyph={glyphs[tone]} size={14} />
            </span>
            <div>
              <p className="pt-0.5 wrap-anywhere">{text}</p>
              <time {...timeProps} className="mt-0.5 block text-xs text-text-muted tabular-nums" />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
