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

const pairs = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
const two = (value: number): string => pairs[value] ?? '';

/** Writes a token of a day, whose fields in UTC are those of the local time. */
type DaySign = (at: Date) => string;
/** Writes a token of a time, in seconds of the day. */
type TimeSign = (at: number) => string;

const hour = (at: number): number => Math.floor(at / 3600);
const minute = (at: number): number => Math.floor((at % 3600) / 60);

/** The tokens of a tenant's date format, those of a day, and those of a time. */
const daySigns: Readonly<Record<string, DaySign>> = {
  YYYY: (at) => String(at.getUTCFullYear()).padStart(4, '0'),
  YY: (at) => two(at.getUTCFullYear() % 100),
  MMMM: (at) => months[at.getUTCMonth()] ?? '',
  MMM: (at) => (months[at.getUTCMonth()] ?? '').slice(0, 3),
  MM: (at) => two(at.getUTCMonth() + 1),
  M: (at) => String(at.getUTCMonth() + 1),
  dddd: (at) => weekdays[at.getUTCDay()] ?? '',
  ddd: (at) => (weekdays[at.getUTCDay()] ?? '').slice(0, 3),
  DD: (at) => two(at.getUTCDate()),
  D: (at) => String(at.getUTCDate()),
};
const timeSigns: Readonly<Record<string, TimeSign>> = {
  HH: (at) => two(hour(at)),
  H: (at) => String(hour(at)),
  hh: (at) => two(hour(at) % 12 || 12),
  h: (at) => String(hour(at) % 12 || 12),
  mm: (at) => two(minute(at)),
  m: (at) => String(minute(at)),
  ss: (at) => two(at % 60),
  s: (at) => String(at % 60),
  A: (at) => (hour(at) < 12 ? 'AM' : 'PM'),
  a: (at) => (hour(at) < 12 ? 'am' : 'pm'),
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
    const at = new Date(day * daySeconds * 1000);
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
    const at = local - day * daySeconds;
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
