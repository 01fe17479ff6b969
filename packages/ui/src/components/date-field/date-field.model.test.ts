import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, isIsoDate } from './date-field.model.ts';

test.each([
  ['1970-01-01', true, '01 Jan 1970'],
  ['9999-12-31', true, '31 Dec 9999'],
  ['0001-01-01', true, '01 Jan 0001'],
  ['2024-02-29', true, '29 Feb 2024'],
  ['2026-02-29', false, '2026-02-29'],
  ['2026-13-01', false, '2026-13-01'],
  ['10000-01-01', false, '10000-01-01'],
  ['+010000-01-01', false, '+010000-01-01'],
  ['01/02/2026', false, '01/02/2026'],
  ['', false, ''],
])('recognises %j as a day: %j', (text, expected, shown) => {
  expect(isIsoDate(text)).toBe(expected);
  expect(formatDay(text)).toBe(shown);
});

test('never throws, and returns any other text unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (!isIsoDate(text)) expect(formatDay(text)).toBe(text);
    }),
  );
});
