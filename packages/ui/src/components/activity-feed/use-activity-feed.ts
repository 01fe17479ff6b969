import { useMemo } from 'react';
import {
  clocksOf,
  dayBefore,
  newestFirst,
  underDays,
  type FeedItem,
  type FeedMoment,
} from './activity-feed.model.ts';

export interface ActivityFeedOptions {
  items: readonly FeedItem[];
  /** Default `ready`. */
  state?: 'loading' | 'ready' | 'failed' | undefined;
  /** Whose clocks tell days and times, wherever the reader is. Default `Australia/Sydney`. */
  timeZone?: string | undefined;
  /** Puts the entries under their days, so that their times need no date. Default false. */
  byDay?: boolean | undefined;
  /** The present moment: its day and the one before are then called so, beside their dates. */
  now?: Date | undefined;
  /** Default `Today`. */
  todayText?: string | undefined;
  /** Default `Yesterday`. */
  yesterdayText?: string | undefined;
  /** In place of a time that nobody knows. Default `Time unknown`. */
  unknownTimeText?: string | undefined;
  /** Default `D MMM YYYY HH:mm`, under a day `HH:mm`, in the time zone of the feed. Keep it stable. */
  formatTime?: ((at: Date) => string) | undefined;
}

/** What a feed shows: still loading, nothing, nothing because it failed, or its entries, newest first. */
export function useActivityFeed({
  items,
  state = 'ready',
  timeZone = 'Australia/Sydney',
  byDay = false,
  now,
  todayText = 'Today',
  yesterdayText = 'Yesterday',
  unknownTimeText = 'Time unknown',
  formatTime,
}: ActivityFeedOptions) {
  const momentOf = useMemo(() => clocksOf(timeZone), [timeZone]);
  const entries = useMemo(
    () =>
      newestFirst(items).map((item) => {
        const moment = momentOf(item.at);
        return {
          ...item,
          moment,
          timeProps: timeProps(item.at, moment, { byDay, formatTime, unknownTimeText }),
        };
      }),
    [items, momentOf, byDay, formatTime, unknownTimeText],
  );

  const today = momentOf(now)?.day;
  const headingOf = (moment: FeedMoment | undefined) => {
    if (!moment) return unknownTimeText;
    if (moment.day === today) return `${todayText}, ${moment.date}`;
    if (today && moment.day === dayBefore(today)) return `${yesterdayText}, ${moment.date}`;
    return moment.date;
  };
  const days = byDay ? underDays(entries, headingOf) : [];
  const waits = state === 'loading' || state === 'failed';
  const shows = waits ? state : entries.length > 0 ? 'entries' : 'empty';
  return { shows, entries, days } as const;
}

type TimeOptions = Required<Pick<ActivityFeedOptions, 'byDay' | 'formatTime' | 'unknownTimeText'>>;

function timeProps(
  at: Date | null | undefined,
  moment: FeedMoment | undefined,
  { byDay, formatTime, unknownTimeText }: TimeOptions,
) {
  if (!at || !moment) return { children: unknownTimeText };
  const dateTime = at.toISOString();
  if (formatTime) return { dateTime, children: formatTime(at) };
  const whole = `${moment.date} ${moment.clock}`;
  return { dateTime, title: `${whole} ${moment.zone}`, children: byDay ? moment.clock : whole };
}
