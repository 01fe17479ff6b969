import { digitsOf } from '../../behaviours/masked-input.model.ts';
import { findMonth, type DatePart } from './date-field.model.ts';
import { readDay } from './written-day.model.ts';

/** The typed digits of each segment; empty if there are none. */
export type Segments = Readonly<Record<DatePart, string>>;

export interface DateLayout {
  /** The segments from left to right. */
  order: readonly [DatePart, DatePart, DatePart];
  /** Text between two segments. */
  separator: string;
}

export const noSegments: Segments = { day: '', month: '', year: '' };

export const widths: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };
export const limits: Readonly<Record<DatePart, readonly [min: number, max: number]>> = {
  day: [1, 31],
  month: [1, 12],
  year: [1, 9999],
};
/** Amounts that Page Up and Page Down add. */
const strides: Readonly<Record<DatePart, number>> = { day: 7, month: 2, year: 5 };

const dayFirst: DateLayout = { order: ['day', 'month', 'year'], separator: '/' };
const letters: Readonly<Record<DatePart, string>> = { day: 'D', month: 'M', year: 'Y' };

/** Order of day, month and year in a date format such as `DD MMM YYYY HH:mm`. Day first if a part is missing. */
export function layoutOf(format: string): DateLayout {
  const place = (part: DatePart) => format.indexOf(letters[part]);
  const order = dayFirst.order.toSorted((a, b) => place(a) - place(b)) as [DatePart, DatePart, DatePart];
  if (order.some((part) => place(part) < 0)) return dayFirst;
  return { order, separator: /[DMY]([-./])[DMY]/.exec(format)?.[1] ?? '/' };
}

export function segmentsOf(value: string): Segments {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return year && month && day ? { day, month, year } : noSegments;
}

const filled = (part: DatePart, text: string) =>
  Number(text) > 0 && (part !== 'year' || text.length === widths.year);

/** The incomplete segments in their order. */
export function missingParts(segments: Segments, { order }: DateLayout): readonly DatePart[] {
  return order.filter((part) => !filled(part, segments[part]));
}

/** `YYYY-MM-DD` if all segments are complete, even if the day does not exist; otherwise `''`. */
export function valueOf(segments: Segments): string {
  if (missingParts(segments, dayFirst).length > 0) return '';
  return [segments.year, segments.month.padStart(2, '0'), segments.day.padStart(2, '0')].join('-');
}

/** State of typing since the field received the focus. */
export interface Typing {
  segments: Segments;
  /** The segment with the focus. */
  at: DatePart;
  /** Whether the next digit is appended to the segment; otherwise it replaces the digits. */
  within: boolean;
  /** All characters typed. */
  run: string;
}

/** Matches `1980-04-06` and `April 6, 1980`. */
const inAnotherOrder = /^\d{4}[-./]\d\d?[-./]\d\d$|^\p{L}{3,}.*\D\d{4}$/u;

const next = ({ order }: DateLayout, at: DatePart): DatePart => order[order.indexOf(at) + 1] ?? at;

/** Applies one typed character: a digit, a separator, or a letter of a month name. */
export function typeCharacter(typing: Typing, character: string, layout: DateLayout): Typing {
  const run = typing.run + character;
  const { segments, at, within } = typing;
  // If the date turns out to have another order, earlier digits are in the wrong segments.
  const whole = inAnotherOrder.test(run) ? readDay(run, layout.order) : undefined;
  if (whole) return { segments: segmentsOf(whole), at: layout.order[2], within: false, run };

  const digit = digitsOf(character);
  if (digit !== '') return typeDigit({ ...typing, run }, digit, layout);

  const word = /\p{L}+$/u.exec(run)?.[0];
  const month = word && findMonth(word);
  if (month) {
    const named = { ...segments, month: String(month).padStart(2, '0') };
    return { segments: named, at: at === 'month' ? next(layout, at) : at, within: false, run };
  }
  const separates = /[-./ ,]/.test(character) && within && segments[at] !== '';
  return separates ? { segments, at: next(layout, at), within: false, run } : { ...typing, run };
}

function typeDigit({ segments, at, within, run }: Typing, digit: string, layout: DateLayout): Typing {
  const [, max] = limits[at];
  const longer = (within ? segments[at] : '') + digit;
  const text = Number(longer) > max || longer.length > widths[at] ? digit : longer;
  const room = text.length < widths[at] && Number(`${text}0`) <= max;
  return {
    segments: { ...segments, [at]: /^0{2,}$/.test(text) ? '0' : text },
    at: room || Number(text) === 0 ? at : next(layout, at),
    within: room || Number(text) === 0,
    run,
  };
}

/** Applies a text that arrives at once, for example from dictation; a whole date replaces all segments. */
export function typeText(typing: Typing, text: string, layout: DateLayout): Typing {
  const whole = readDay(text, layout.order);
  if (whole) return { ...typing, segments: segmentsOf(whole), within: false, run: '' };
  let typed = typing;
  for (const character of text) typed = typeCharacter(typed, character, layout);
  return typed;
}

const stepKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'] as const;
export type StepKey = (typeof stepKeys)[number];
export const isStepKey = (key: string): key is StepKey => stepKeys.some((known) => known === key);

/** Applies an increment key to a segment; an empty one starts with that of `today`. */
export function stepSegment(segments: Segments, part: DatePart, key: StepKey, today: string): Segments {
  const [min, max] = limits[part];
  const now = Number(segments[part]);
  const to = () => {
    if (key === 'Home') return min;
    if (key === 'End') return max;
    if (now === 0) return Number(segmentsOf(today)[part]);
    const size = key.startsWith('Page') ? strides[part] : 1;
    const moved = now + (key.endsWith('Up') ? size : -size);
    return min + ((((moved - min) % max) + max) % max);
  };
  return { ...segments, [part]: String(to()).padStart(widths[part], '0') };
}

/** Formats `2026-12-31` in the order of the field, such as `31/12/2026`. */
export function formatDayIn({ order, separator }: DateLayout, day: string): string {
  const segments = segmentsOf(day);
  return order.map((part) => segments[part]).join(separator);
}
