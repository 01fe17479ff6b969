import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  layoutOf,
  missingParts,
  noSegments,
  segmentsOf,
  stepSegment,
  typeText,
  valueOf,
  formatDayIn,
  type StepKey,
} from './date-segments.model.ts';
import { isIsoDate, type DatePart } from './date-field.model.ts';

const dayFirst = layoutOf('DD/MM/YYYY');

test.each([
  ['DD MMM YYYY HH:mm', '31/12/2026'],
  ['DD.MM.YYYY', '31.12.2026'],
  ['YYYY-MM-DD', '2026-12-31'],
  ['MMM D, YYYY h:mm A', '12/31/2026'],
  ['HH:mm', '31/12/2026'],
  ['', '31/12/2026'],
])('follows the order of %j', (format, written) => {
  expect(formatDayIn(layoutOf(format), '2026-12-31')).toBe(written);
});

const typed = (text: string, at: DatePart = 'day') => {
  let now = { segments: noSegments, at, within: false, run: '' };
  for (const character of text) now = typeText(now, character, dayFirst);
  return now;
};

test.each([
  ['06041980', '1980-04-06', 'year'],
  ['6/4/1980', '1980-04-06', 'year'],
  ['6 April 1980', '1980-04-06', 'year'],
  ['April 6, 1980', '1980-04-06', 'year'],
  ['1/2/1980', '1980-02-01', 'year'],
  ['1980-04-06', '1980-04-06', 'year'],
  ['3102', '', 'year'],
  ['31022026', '2026-02-31', 'year'],
  ['0004', '', 'month'],
  ['/', '', 'day'],
  ['a?é', '', 'day'],
])('%j typed gives %j and moves to the %s', (text, value, at) => {
  const now = typed(text);
  expect(valueOf(now.segments)).toBe(value);
  expect(now.at).toBe(at);
});

test('accepts a whole date at once', () => {
  const empty = { segments: noSegments, at: 'day', within: false, run: '' } as const;
  expect(valueOf(typeText(empty, '6 Apr 1980', dayFirst).segments)).toBe('1980-04-06');
});

test('accepts only a year of four digits', () => {
  expect(missingParts(typed('0604198').segments, dayFirst)).toEqual(['year']);
  expect(missingParts(typed('19', 'month').segments, dayFirst)).toEqual(['day', 'year']);
});

test.each<[DatePart, StepKey, string]>([
  ['day', 'ArrowUp', '2026-12-01'],
  ['day', 'ArrowDown', '2026-12-30'],
  ['day', 'PageDown', '2026-12-24'],
  ['day', 'Home', '2026-12-01'],
  ['month', 'ArrowUp', '2026-01-31'],
  ['month', 'PageUp', '2026-02-31'],
  ['month', 'End', '2026-12-31'],
  ['year', 'ArrowDown', '2025-12-31'],
  ['year', 'PageUp', '2031-12-31'],
  ['year', 'Home', '0001-12-31'],
])('changes the %s by %s', (part, key, value) => {
  expect(valueOf(stepSegment(segmentsOf('2026-12-31'), part, key, ''))).toBe(value);
});

test('starts an empty segment with today', () => {
  expect(stepSegment(noSegments, 'month', 'ArrowUp', '2026-03-09')).toEqual({ ...noSegments, month: '03' });
});

test('reads every existing day in each format', () => {
  const days = fc
    .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, (day) => {
      expect(valueOf(segmentsOf(day))).toBe(day);
      expect(valueOf(typed(formatDayIn(dayFirst, day)).segments)).toBe(day);
      expect(valueOf(typed(day).segments)).toBe(day);
    }),
  );
});

test('has a value that is empty or has the format of a date', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9/. apr-]*$/), (text) => {
      const value = valueOf(typed(text).segments);
      expect(value === '' || isIsoDate(value) || /^\d{4}-\d{2}-(29|30|31)$/.test(value)).toBe(true);
    }),
  );
});
