import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colourAt, largestOf, scaleFor, sumOf } from './chart.model.ts';

const anyFigure = fc.oneof(fc.double(), fc.integer(), fc.constant(null), fc.constant(undefined));

describe('the scale', () => {
  test.each([
    [29, '0 10 20 30'],
    [124, '0 50 100 150'],
    [91, '0 25 50 75 100'],
    [1, '0 1'],
    [2, '0 1 2'],
    [4, '0 1 2 3 4'],
    [5, '0 2 4 6'],
    [10, '0 5 10'],
    [0, '0'],
    [-3, '0'],
    [Number.NaN, '0'],
    [1_000_000, '0 250000 500000 750000 1000000'],
  ])('to %s has the ticks %s', (largest, ticks) => {
    expect(scaleFor(largest).ticks.join(' ')).toBe(ticks);
  });

  test('uses fractions for figures that are no counts', () => {
    expect(scaleFor(0.9, false).ticks).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  test('has no steps if the figures are too small', () => {
    expect(scaleFor(8.4e-323, false)).toEqual({ top: 1, ticks: [0] });
    expect(scaleFor(1e-300, false).top).toBeLessThan(1);
    expect(scaleFor(Number.MIN_VALUE, false)).toEqual({ top: 1, ticks: [0] });
  });

  test('covers the largest figure with at most four lines above zero', () => {
    fc.assert(
      fc.property(fc.array(anyFigure), fc.boolean(), (figures, whole) => {
        const largest = largestOf(figures);
        const { top, ticks } = scaleFor(largest, whole);
        expect(top).toBeGreaterThan(0);
        expect(top).toBeGreaterThanOrEqual(largest);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.every(Number.isFinite)).toBe(true);
        expect(ticks[0]).toBe(0);
      }),
    );
  });
});

test('ignores unknown and negative figures in a sum', () => {
  expect(sumOf([1, null, undefined, Number.NaN, -4, Infinity, 2])).toBe(3);
  fc.assert(fc.property(fc.array(anyFigure), (figures) => Number.isFinite(sumOf(figures))));
});

test('repeats the colours after the sixth series', () => {
  expect([0, 1, 5, 6].map(colourAt)).toEqual([1, 2, 6, 1]);
});
