import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acnInAbn, formatAcn, parseAcn } from './acn-input.model.ts';

test.each([
  ['', '', false],
  ['12a', '12', false],
  ['123456789', '123 456 789', true],
  ['ACN 123-456-789', '123 456 789', true],
  ['１２３４５６７８９', '123 456 789', true],
  ['1234567890', '123 456 7890', false],
  ['53 004 085 616', '53 004 085 616', false],
  ['12345678', '123 456 78', false],
])('formats %j as %j', (text, written, complete) => {
  expect(formatAcn(text)).toBe(written);
  expect(parseAcn(text).complete).toBe(complete);
});

test('keeps every digit, has only digits and single spaces, and is stable when formatted again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('1', '９', ' ', 'A', '😀', '\ud83d', 'ع'), maxLength: 200 }),
      (text) => {
        const written = formatAcn(text);
        expect(written.replaceAll(' ', '')).toBe(parseAcn(text).digits);
        expect(written).toMatch(/^(\d+( \d+){0,3})?$/);
        expect(formatAcn(written)).toBe(written);
      },
    ),
  );
});

test.each([
  ['53 004 085 616', '004085616'],
  ['53 004 085 617', undefined],
  ['004 085 616', undefined],
])('finds the company number in the business number %j', (text, acn) => {
  expect(acnInAbn(text)).toBe(acn);
});
