export interface FeedItem {
  id: string | number;
  /** What happened, as one sentence. */
  text: string;
  /** When it happened; entries of a moment that nobody knows stand last. */
  at: Date | null | undefined;
  /** Only for outcomes; the text says the same. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined;
}

/** A moment as the clocks of one zone tell it. */
export interface FeedMoment {
  /** `2026-11-21`. */
  day: string;
  /** `21 Nov 2026`. */
  date: string;
  /** `00:30`; with ` UTC` behind it where the zone that was asked for does not exist. */
  clock: string;
  /** What the zone is called at that moment, such as `AEDT`. */
  zone: string;
}

export interface FeedDay<Entry> {
  key: string;
  heading: string;
  entries: Entry[];
}

/** Newest first; what happened at the same moment keeps its order. */
export function newestFirst<Item extends FeedItem>(items: readonly Item[]): Item[] {
  const known = items.filter(({ at }) => isKnown(at));
  return [
    ...known.toSorted((one, other) => Number(other.at) - Number(one.at)),
    ...items.filter(({ at }) => !isKnown(at)),
  ];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Reads moments on the clocks of a zone, wherever the reader is. Nothing for a moment that nobody knows. */
export function clocksOf(timeZone: string): (at: Date | null | undefined) => FeedMoment | undefined {
  const { format, mark } = formatFor(timeZone);
  return (at) => {
    if (!isKnown(at)) return undefined;
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const { year = '', month = '', day = '', hour = '', minute = '', timeZoneName = '' } = part;
    return {
      day: [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
      date: `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`,
      clock: `${hour}:${minute}${mark}`,
      zone: timeZoneName,
    };
  };
}

/** Entries that are in order, under the days they fall on. */
export function underDays<Entry extends { moment: FeedMoment | undefined }>(
  entries: readonly Entry[],
  headingOf: (moment: FeedMoment | undefined) => string,
): FeedDay<Entry>[] {
  const days = new Map<string, FeedDay<Entry>>();
  for (const entry of entries) {
    const key = entry.moment?.day ?? 'unknown';
    const day = days.get(key) ?? { key, heading: headingOf(entry.moment), entries: [] };
    day.entries.push(entry);
    days.set(key, day);
  }
  return [...days.values()];
}

/** The day before, both as `2026-11-21`. */
export function dayBefore(day: string): string {
  const before = new Date(`${day}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return before.toISOString().slice(0, 10);
}

function isKnown(at: Date | null | undefined): at is Date {
  return at instanceof Date && !Number.isNaN(at.getTime());
}

function formatFor(timeZone: string) {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en-AU-u-ca-gregory-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    });
  try {
    return { format: format(timeZone), mark: '' };
  } catch {
    // Another zone than the one asked for must say which.
    return { format: format('UTC'), mark: ' UTC' };
  }
}
