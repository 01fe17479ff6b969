import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageCountOf, pageWindow, rangeText } from './pagination.model.ts';

const drawn = (page: number, count: number) =>
  pageWindow(page, count)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

describe('the window of pages', () => {
  test.each([
    [10, 20, '1 … 7 8 9 10 11 12 13 … 20'],
    [1, 20, '1 2 3 4 5 6 7 … 20'],
    [4, 20, '1 2 3 4 5 6 7 … 20'],
    [5, 20, '1 2 3 4 5 6 7 8 … 20'],
    [6, 20, '1 … 3 4 5 6 7 8 9 … 20'],
    [16, 20, '1 … 13 14 15 16 17 18 19 20'],
    [17, 20, '1 … 14 15 16 17 18 19 20'],
    [20, 20, '1 … 14 15 16 17 18 19 20'],
    [3, 5, '1 2 3 4 5'],
    [4, 8, '1 2 3 4 5 6 7 8'],
    [1, 1, '1'],
    [1, 0, ''],
    [99, 3, '1 2 3'],
    [Number.NaN, 9, '1 2 3 4 5 6 7 … 9'],
  ])('show for page %i of %i: %s', (page, count, expected) => {
    expect(drawn(page, count)).toBe(expected);
  });

  const place = fc
    .integer({ min: 1, max: 2000 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));

  test('always contain the current, the first and the last page, ascending and once each', () => {
    fc.assert(
      fc.property(place, ([page, count]) => {
        const numbers = pageWindow(page, count).filter((item) => typeof item === 'number');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      }),
    );
  });

  test('have an ellipsis exactly where numbers are skipped', () => {
    fc.assert(
      fc.property(place, ([page, count]) => {
        const items = pageWindow(page, count);
        for (const [index, item] of items.entries()) {
          const before = items[index - 1];
          const after = items[index + 1];
          if (typeof item !== 'number') expect(Number(after) - Number(before)).toBeGreaterThan(1);
          else if (typeof before === 'number') expect(item - before).toBe(1);
        }
      }),
    );
  });
});

describe('the range text', () => {
  test.each([
    [1, 20, 147, '1 - 20 of 147'],
    [2, 20, 147, '21 - 40 of 147'],
    [8, 20, 147, '141 - 147 of 147'],
    [9, 20, 147, '141 - 147 of 147'],
    [1, 20, 1, '1 - 1 of 1'],
    [1, 20, 0, ''],
  ])('page %i of %i rows a page and %i in all reads %s', (page, size, total, expected) => {
    expect(rangeText(page, size, total)).toBe(expected);
  });

  test('covers every row exactly once over all pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 5000 }), (size, total) => {
        let covered = 0;
        for (let page = 1; page <= pageCountOf(total, size); page++) {
          const [start, end] = rangeText(page, size, total)
            .split(/ - | of /)
            .map(Number);
          expect(start).toBe(covered + 1);
          covered = end ?? 0;
        }
        expect(covered).toBe(total);
      }),
    );
  });
});

test('counts the pages of a million rows and ends their last range at the total', () => {
  expect(pageCountOf(1_000_000, 20)).toBe(50_000);
  expect(rangeText(50_000, 20, 1_000_000)).toBe('999981 - 1000000 of 1000000');
  expect(drawn(50_000, 50_000)).toBe('1 … 49994 49995 49996 49997 49998 49999 50000');
});
