import { belongsToInputMethod } from '../../behaviours/belongs-to-input-method.ts';
import { useRef, type ChangeEvent, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import type { DatePart } from './date-field.model.ts';
import {
  limits,
  isStepKey,
  stepSegment,
  typeCharacter,
  typeText,
  formatDayIn,
  type Typing,
} from './date-segments.model.ts';
import type { DateFieldState } from './use-date-field.ts';
import { readDay } from './written-day.model.ts';

/** Keys, texts and focus of the segments of a date. */
export function useDateSegments(day: DateFieldState, readOnly: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const typing = useRef({ at: 'day' as DatePart, within: false, run: '' });
  const { layout, segments } = day;

  const inputOf = (part: DatePart) => root.current?.querySelector<HTMLInputElement>(`[data-part=${part}]`);
  const leave = () => (typing.current = { ...typing.current, within: false, run: '' });
  const focusAdjacent = (part: DatePart, steps: number) => {
    const to = layout.order[layout.order.indexOf(part) + steps];
    leave();
    if (to) inputOf(to)?.focus();
  };
  const take = (part: DatePart, change: (typing: Typing) => Typing) => {
    const { segments: next, at, within, run } = change({ ...typing.current, at: part, segments });
    day.setSegments(next);
    if (at !== part) inputOf(at)?.focus();
    // Focus starts a new run of typing; this one continues in the next segment.
    typing.current = { at, within, run };
  };
  const clear = (part: DatePart, back: boolean) => {
    if (back && segments[part] === '') return focusAdjacent(part, -1);
    leave();
    day.setSegments({ ...segments, [part]: '' });
  };

  const spoken = (part: DatePart, value: number) =>
    part === 'month' ? day.texts.monthValue({ month: value }) : String(value);
  const valueProps = (part: DatePart, text: string) => ({
    value: shown(part, text),
    'aria-valuemin': limits[part][0],
    'aria-valuemax': limits[part][1],
    'aria-valuenow': text === '' ? undefined : Number(text),
    'aria-valuetext': text === '' ? day.texts.emptyText : spoken(part, Number(text)),
  });

  const press = (part: DatePart, key: string): boolean => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') focusAdjacent(part, key === 'ArrowLeft' ? -1 : 1);
    else if (readOnly) return false;
    else if (isStepKey(key)) {
      leave();
      day.setSegments(stepSegment(segments, part, key, today()));
    } else if (key === 'Backspace' || key === 'Delete') clear(part, key === 'Backspace');
    else if (key.length === 1) take(part, (now) => typeCharacter(now, key, layout));
    else return false;
    return true;
  };

  return {
    groupProps: {
      ref: root,
      onBlur: (event: FocusEvent) => {
        // Moving between segments does not leave the field.
        if (root.current?.contains(event.relatedTarget)) event.stopPropagation();
        else day.onBlur();
      },
      onCopy: (event: ClipboardEvent) => {
        if (day.value === '') return;
        event.preventDefault();
        event.clipboardData.setData('text', formatDayIn(layout, day.value));
      },
      onPaste: (event: ClipboardEvent) => {
        event.preventDefault();
        if (readOnly || !(event.target instanceof HTMLInputElement)) return;
        const text = event.clipboardData.getData('text');
        const part = event.target.dataset['part'] as DatePart;
        const fits = readDay(text, layout.order) ?? /^\s*\d{1,4}\s*$/.test(text);
        if (fits) take(part, (now) => typeText({ ...now, within: false }, text.trim(), layout));
        else day.setUnreadable(true);
      },
    },
    segmentProps: (part: DatePart) => ({
      'data-part': part,
      ...valueProps(part, segments[part]),
      onFocus: () => {
        typing.current = { at: part, within: false, run: '' };
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey || belongsToInputMethod(event.nativeEvent)) return;
        if (press(part, event.key)) event.preventDefault();
      },
      // Text that did not come from a key: autofill, dictation, an input method.
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const text = (nativeEvent instanceof InputEvent ? nativeEvent.data : undefined) ?? target.value;
        take(part, (now) => typeText(now, text, layout));
      },
    }),
  };
}

/** A year of fewer than four digits and a leading zero are shown as typed. */
function shown(part: DatePart, text: string) {
  return part === 'year' || Number(text) === 0 ? text : text.padStart(2, '0');
}

function today() {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
