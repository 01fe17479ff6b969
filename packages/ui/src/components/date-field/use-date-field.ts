import { useState } from 'react';
import type { OptionNames } from '../../behaviours/split-props.ts';
import { textValueNames, useTextValue, type TextValueOptions } from '../../behaviours/use-text-value.ts';
import { isIsoDate, type DatePart } from './date-field.model.ts';
import { formatDay } from '../../texts/english-dates.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { dateFieldTexts } from './date-field.texts.ts';
import {
  layoutOf,
  missingParts,
  noSegments,
  segmentsOf,
  valueOf,
  formatDayIn,
  type Segments,
} from './date-segments.model.ts';

export interface DateFieldOptions extends TextValueOptions {
  /** Format with day, month and year, such as `MMM D, YYYY`; times in it are ignored. Default `DD/MM/YYYY`. */
  format?: string | undefined;
  /** Name of the field in errors. Default `Date`. */
  errorName?: string | undefined;
  /** First allowed day, `YYYY-MM-DD`. Default none. */
  min?: string | undefined;
  /** Last allowed day, `YYYY-MM-DD`. Default `9999-12-31`. */
  max?: string | undefined;
  /** Default such as `Date must be 31 Dec 2026 or earlier`. */
  tooLateText?: ((name: string, max: string) => string) | undefined;
}

export const dateFieldNames: OptionNames<DateFieldOptions> = {
  ...textValueNames,
  format: true,
  errorName: true,
  min: true,
  max: true,
  tooLateText: true,
};

const formats = { day: formatDay };
const whole: readonly DatePart[] = ['day', 'month', 'year'];

/** A calendar day `YYYY-MM-DD`, entered in segments or in the native picker, with its error; `''` for no day. */
export function useDateField({
  format = 'DD/MM/YYYY',
  errorName: givenName,
  min,
  max = '9999-12-31',
  tooLateText,
  validate,
  ...options
}: DateFieldOptions) {
  const texts = useTexts('date-field', dateFieldTexts);
  const { day: dayText } = useTexts('formats', formats);
  const errorName = givenName ?? texts.errorName;
  const shownDay = (text: string) =>
    isIsoDate(text) ? dayText({ date: new Date(`${text}T00:00:00Z`), timeZone: 'UTC' }) : text;
  const missingError = (parts: readonly DatePart[]) => texts.missingText({ name: errorName, parts });
  const [typed, setTyped] = useState<Segments>(noSegments);
  const [left, setLeft] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  /** The native picker reports a half-typed date as empty. */
  const [halfPicked, setHalfPicked] = useState(false);

  const wrong = (text: string) => {
    const name = errorName;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return missingError(whole);
    if (!isIsoDate(text)) return texts.noSuchDayText({ name, day: texts.noSuchDay({ text }) });
    if (min !== undefined && text < min) return texts.tooEarlyText({ name, day: shownDay(min) });
    const last = shownDay(max);
    if (text > max) return tooLateText?.(name, last) ?? texts.tooLateText({ name, day: last });
    return validate?.(text);
  };
  const day = useTextValue({ ...options, validate: wrong });

  const layout = layoutOf(format);
  const segments = valueOf(typed) === day.value ? typed : segmentsOf(day.value);
  const missing = halfPicked ? whole : missingParts(segments, layout);
  const half = halfPicked || (missing.length > 0 && whole.some((part) => segments[part] !== ''));
  const incomplete = half ? missingError(missing) : undefined;
  const shown = half ? (left || options.revealErrors === 'always' ? incomplete : undefined) : day.error;
  const example = formatDayIn(layout, '2026-12-31');
  const impossible = day.value !== '' && !isIsoDate(day.value) ? wrong(day.value) : undefined;

  return {
    value: day.value,
    error: unreadable ? texts.unreadableText({ name: errorName, example }) : shown,
    /** The current error, visible or not; undefined for an empty field. */
    problem: incomplete ?? (day.value === '' ? undefined : wrong(day.value)),
    /** Why the entry is not a day that a form can submit. */
    unsendable: incomplete ?? impossible,
    valid: day.valid && !half,
    /** The day with its month as a word, such as `09 Mar 2026`, because digits only are ambiguous. */
    inWords: shownDay(day.value),
    texts,
    layout,
    segments,
    missing,
    half,
    min,
    max,
    setSegments: (next: Segments) => {
      const value = valueOf(next);
      setTyped(next);
      setUnreadable(false);
      if (value !== day.value) day.setValue(value);
      if (value !== '') setLeft(false);
    },
    setPicked: (value: string, badInput: boolean) => {
      setHalfPicked(badInput);
      if (value !== day.value) day.setValue(value);
    },
    setUnreadable,
    onBlur: () => {
      setLeft(true);
      setUnreadable(false);
      day.inputProps.onBlur();
    },
  };
}

export type DateFieldState = ReturnType<typeof useDateField>;
