import { formatDay, formatTime, type ZonedDate } from '../../texts/english-dates.ts';

export const activityFeedTexts = {
  /** Name of the spinner while the feed is loading. */
  loadingText: 'Loading activity...',
  /** Instead of entries. */
  emptyText: 'No activity.',
  /** Button of a feed that could not be read. */
  retryText: 'Retry',
  /** Name of the present day. */
  todayText: 'Today',
  /** Name of the day before. */
  yesterdayText: 'Yesterday',
  /** Instead of an unknown time. */
  unknownTimeText: 'Time unknown',
  /** Heading of a day with a name. */
  namedDay: ({ name, date }: { name: string; date: string }) => `${name}, ${date}`,
} as const;

/** `9 Mar 2026`. */
const day = (zonedDate: ZonedDate) => formatDay(zonedDate).replace(/^0/, '');

/** The English formats of the feed, read as `formats.…`: its days have no leading zero. */
export const activityFeedFormats = {
  day,
  time: formatTime,
  moment: (zonedDate: ZonedDate) => `${day(zonedDate)} ${formatTime(zonedDate)}`,
} as const;
