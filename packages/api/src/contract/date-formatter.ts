/**
 * Formats dates for every row of a long file and of a list. Written here for speed: on 100 000 dates of three years, one date takes
 * 0.7 µs of CPU time, against 2.7 µs with Day.js and our own offset, 3.0 µs with `Intl.DateTimeFormat`, and 100 µs
 * with Day.js time zones. An export of a million applications formats two million dates.
 */
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const daySeconds = 86_400;

interface Day {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  /** From Sunday, which is 0. */
  readonly weekday: number;
}

interface Time {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const pairs = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
const two = (value: number): string => pairs[value] ?? '';

type DaySign = (at: Day) => string;
type TimeSign = (at: Time) => string;

/** The tokens of a tenant's date format, those of a day, and those of a time. */
const daySigns: Readonly<Record<string, DaySign>> = {
  YYYY: (at) => String(at.year).padStart(4, '0'),
  YY: (at) => two(at.year % 100),
  MMMM: (at) => months[at.month - 1] ?? '',
  MMM: (at) => (months[at.month - 1] ?? '').slice(0, 3),
  MM: (at) => two(at.month),
  M: (at) => String(at.month),
  dddd: (at) => weekdays[at.weekday] ?? '',
  ddd: (at) => (weekdays[at.weekday] ?? '').slice(0, 3),
  DD: (at) => two(at.day),
  D: (at) => String(at.day),
};
const timeSigns: Readonly<Record<string, TimeSign>> = {
  HH: (at) => two(at.hour),
  H: (at) => String(at.hour),
  hh: (at) => two(at.hour % 12 || 12),
  h: (at) => String(at.hour % 12 || 12),
  mm: (at) => two(at.minute),
  m: (at) => String(at.minute),
  ss: (at) => two(at.second),
  s: (at) => String(at.second),
  A: (at) => (at.hour < 12 ? 'AM' : 'PM'),
  a: (at) => (at.hour < 12 ? 'am' : 'pm'),
};

/** A part of a format: text that is the same all day, or a token of the time. */
type Piece = { readonly ofDay: readonly DaySign[] } | { readonly ofTime: TimeSign };

function piecesOf(format: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let ofDay: DaySign[] = [];
  for (const [text, literal] of format.matchAll(
    /\[([^\]]*)\]|YYYY|YY|M{1,4}|d{3,4}|DD?|HH?|hh?|mm?|ss?|A|a|[^[]|\[/g,
  )) {
    const ofTime = timeSigns[text];
    if (!ofTime) {
      ofDay.push(daySigns[text] ?? (() => literal ?? text));
      continue;
    }
    pieces.push({ ofDay }, { ofTime });
    ofDay = [];
  }
  return [...pieces, { ofDay }];
}

export interface DateFormatterOptions {
  /** Whether a local time that occurs twice carries its offset (OP-380). Default false. */
  readonly marksRepeated?: boolean;
}

/** Formats unix seconds in a format and a time zone, which is the own one if undefined. */
export function dateFormatter(
  format: string,
  timeZone: string | undefined,
  { marksRepeated = false }: DateFormatterOptions = {},
): (seconds: number) => string {
  const { offsetOfDay, offsetAt, isRepeated } = clockOf(timeZone);
  const pieces = piecesOf(format);
  const marks = marksRepeated && pieces.some((piece) => 'ofTime' in piece);
  const written = new Map<number, readonly (string | TimeSign)[]>();
  const piecesAt = (day: number): readonly (string | TimeSign)[] => {
    const known = written.get(day);
    if (known) return known;
    const at = dayOf(day);
    const fresh = pieces.map((piece) =>
      'ofTime' in piece ? piece.ofTime : piece.ofDay.map((sign) => sign(at)).join(''),
    );
    written.set(day, fresh);
    return fresh;
  };
  return (seconds) => {
    const plain = offsetOfDay(seconds);
    const offset = plain ?? offsetAt(seconds);
    const local = seconds + offset;
    const day = Math.floor(local / daySeconds);
    const at = timeOf(local - day * daySeconds);
    let text = '';
    for (const piece of piecesAt(day)) text += typeof piece === 'string' ? piece : piece(at);
    return plain === undefined && marks && isRepeated(seconds, offset)
      ? `${text} ${offsetText(offset)}`
      : text;
  };
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60;
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(Math.floor(minutes % 60))}`;
}

/** More than any change of a clock: Troll's is two hours. */
const nearby = 3 * 3600;

/**
 * The offsets of a zone at instants in seconds. They are looked up twice for each UTC day; on a day with a change
 * nearby, for each instant.
 */
function clockOf(timeZone: string | undefined) {
  const clock = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' });
  const asked = (seconds: number): number => {
    const name =
      clock.formatToParts(seconds * 1000).find((part) => part.type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes = '0', rest = '0'] = /([+-])(\d\d):?(\d\d)?(?::(\d\d))?/.exec(name) ?? [];
    if (hours === undefined) return 0;
    return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(rest));
  };
  const days = new Map<number, number | undefined>();
  /** Undefined if there is a change nearby. */
  const offsetOfDay = (seconds: number): number | undefined => {
    const day = Math.floor(seconds / daySeconds);
    let known = days.get(day);
    if (known === undefined && !days.has(day)) {
      const first = asked(day * daySeconds - nearby);
      known = first === asked((day + 1) * daySeconds - 1 + nearby) ? first : undefined;
      days.set(day, known);
    }
    return known;
  };
  return {
    offsetOfDay,
    offsetAt: asked,
    /** Whether another instant has the same local time; none has without a change nearby. */
    isRepeated(seconds: number, offset: number): boolean {
      return [seconds - nearby, seconds + nearby].some((near) => {
        const other = asked(near);
        const shift = near < seconds ? other - offset : offset - other;
        return shift > 0 && asked(near < seconds ? seconds - shift : seconds + shift) === other;
      });
    },
  };
}

/** Days since 1 January 1970. */
function dayOf(day: number): Day {
  const date = new Date(day * daySeconds * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

const timeOf = (seconds: number): Time => ({
  hour: Math.floor(seconds / 3600),
  minute: Math.floor((seconds % 3600) / 60),
  second: seconds % 60,
});
