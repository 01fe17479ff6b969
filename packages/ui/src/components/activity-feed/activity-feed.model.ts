import type { ZonedDate } from '../../texts/english-dates.ts';

export interface FeedItem {
  id: string | number;
  /** What happened, in one sentence. */
  text: string;
  /** When it happened; entries without a known time come last. */
  at: Date | null | undefined;
  /** Only for outcomes; the text says the same. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined;
}

/** A moment on the clocks of a time zone. */
export interface FeedMoment {
  /** `2026-11-21`. */
  day: string;
  /** `21 Nov 2026`. */
  date: string;
  /** `00:30`; followed by ` UTC` if the requested zone does not exist. */
  clock: string;
  /** `21 Nov 2026 00:30`, with the same addition. */
  full: string;
  /** The name of the zone at that moment, such as `AEDT`. */
  zone: string;
}

/** How the parts of a moment are written. */
export type MomentFormats = Readonly<
  Record<'day' | 'time' | 'moment' | 'zone', (zonedDate: ZonedDate) => string>
>;

export interface FeedDay<Entry> {
  key: string;
  heading: string;
  entries: Entry[];
}

/** Newest first; entries of the same moment keep their order. */
export function newestFirst<Item extends FeedItem>(items: readonly Item[]): Item[] {
  const known = items.filter(({ at }) => isKnown(at));
  return [
    ...known.toSorted((one, other) => Number(other.at) - Number(one.at)),
    ...items.filter(({ at }) => !isKnown(at)),
  ];
}

/** Reads moments on the clocks of a zone, wherever the reader is. Undefined for an unknown moment. */
export function clocksOf(
  requested: string | undefined,
  formats: MomentFormats,
): (at: Date | null | undefined) => FeedMoment | undefined {
  const { timeZone, mark } = zoneOf(requested);
  const days = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (at) => {
    if (!isKnown(at)) return undefined;
    const part = Object.fromEntries(days.formatToParts(at).map(({ type, value }) => [type, value]));
    const { year = '', month, day } = part;
    const zonedDate = { date: at, timeZone };
    return {
      day: `${year.padStart(4, '0')}-${month}-${day}`,
      date: formats.day(zonedDate),
      clock: `${formats.time(zonedDate)}${mark}`,
      full: `${formats.moment(zonedDate)}${mark}`,
      zone: formats.zone(zonedDate),
    };
  };
}

/** Groups entries that are in order by day. */
export function underDays<Entry extends { moment: FeedMoment | undefined }>(
  entries: readonly Entry[],
  headingOf: (moment: FeedMoment | undefined) => string,
): FeedDay<Entry>[] {
  const days = Map.groupBy(entries, ({ moment }) => moment?.day ?? 'unknown');
  return Array.from(days, ([key, ofDay]) => ({
    key,
    heading: headingOf(ofDay[0]?.moment),
    entries: ofDay,
  }));
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

/** A zone that does not exist is replaced by UTC, and the times say so. */
function zoneOf(timeZone: string | undefined): { timeZone: string | undefined; mark: string } {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return { timeZone, mark: '' };
  } catch {
    return { timeZone: 'UTC', mark: ' UTC' };
  }
}
