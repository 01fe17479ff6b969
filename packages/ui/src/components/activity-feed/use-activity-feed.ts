import { useMemo } from 'react';
import type { ZonedDate } from '../../texts/english-dates.ts';
import { useTexts } from '../../texts/texts-context.ts';
import {
  clocksOf,
  dayBefore,
  newestFirst,
  underDays,
  type FeedItem,
  type FeedMoment,
} from './activity-feed.model.ts';
import { activityFeedFormats, activityFeedTexts } from './activity-feed.texts.ts';

export interface ActivityFeedOptions {
  items: readonly FeedItem[];
  /** Default `ready`. */
  state?: 'loading' | 'ready' | 'failed' | undefined;
  /** IANA name of the zone in which days and times are shown. Default: the zone of the browser. */
  timeZone?: string | undefined;
  /** Groups the entries by day, so that their times need no date. Default false. */
  byDay?: boolean | undefined;
  /** The present moment: its day and the day before are then named, next to their dates. */
  now?: Date | undefined;
  /** Default `D MMM YYYY HH:mm`, under a day `HH:mm`, in the time zone of the feed. Keep it stable. */
  formatTime?: ((at: Date) => string) | undefined;
}

/** What a feed shows: loading, empty, failed, or its entries, newest first. */
export function useActivityFeed({
  items,
  state = 'ready',
  timeZone,
  byDay = false,
  now,
  formatTime,
}: ActivityFeedOptions) {
  const texts = useTexts('activity-feed', activityFeedTexts);
  const formats = useTexts('formats', activityFeedFormats);
  const { unknownTimeText } = texts;
  const momentOf = useMemo(() => clocksOf(timeZone, { ...formats, zone: shortZone }), [timeZone, formats]);
  const entries = useMemo(() => {
    const timeProps = ({ at }: FeedItem, moment: FeedMoment | undefined) => {
      if (!at || !moment) return { children: unknownTimeText };
      const dateTime = at.toISOString();
      if (formatTime) return { dateTime, children: formatTime(at) };
      const { full, clock, zone } = moment;
      return { dateTime, title: `${full} ${zone}`, children: byDay ? clock : full };
    };
    return newestFirst(items).map((item) => {
      const moment = momentOf(item.at);
      return { ...item, moment, timeProps: timeProps(item, moment) };
    });
  }, [items, momentOf, byDay, formatTime, unknownTimeText]);

  const today = momentOf(now)?.day;
  const nameOf = (day: string) => {
    if (day === today) return texts.todayText;
    return today && day === dayBefore(today) ? texts.yesterdayText : undefined;
  };
  const headingOf = (moment: FeedMoment | undefined) => {
    if (!moment) return unknownTimeText;
    const name = nameOf(moment.day);
    return name === undefined ? moment.date : texts.namedDay({ name, date: moment.date });
  };
  const days = byDay ? underDays(entries, headingOf) : [];
  const loadingOrFailed = state === 'loading' || state === 'failed';
  const shows = loadingOrFailed ? state : entries.length > 0 ? 'entries' : 'empty';
  return { shows, entries, days } as const;
}

function shortZone({ date, timeZone }: ZonedDate): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'short' }).formatToParts(date);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
