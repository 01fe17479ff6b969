import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAcn, parseAcn } from './acn-input.model.ts';

test.each([
  ['', '', false],
  ['12a', '12', false],
  ['123456789', '123 456 789', true],
  ['ACN 123-456-789', '123 456 789', true],
  ['１２３４５６７８９', '123 456 789', true],
  ['1234567890', '123 456 789', true],
  ['12345678', '123 456 78', false],
])('formats %j as %j', (text, written, complete) => {
  expect(formatAcn(text)).toBe(written);
  expect(parseAcn(text).complete).toBe(complete);
});

test('is at most 11 characters, has only digits and single spaces, and is stable when formatted again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('1', '９', ' ', 'A', '😀', '\ud83d', 'ع'), maxLength: 200 }),
      (text) => {
        const written = formatAcn(text);
        expect(written.length).toBeLessThanOrEqual(11);
        expect(written).toMatch(/^(\d{1,3}( \d{1,3}){0,2})?$/);
        expect(formatAcn(written)).toBe(written);
      },
    ),
  );
});
