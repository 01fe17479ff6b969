import { expect, test } from 'vitest';
import { knownPercent } from './progress-bar.model.ts';

test.each([
  [0, 0],
  [48, 48],
  [99.9, 99],
  [100, 100],
  [1_000_000, 100],
  [Infinity, 100],
  [-3, 0],
  [NaN, undefined],
  [null, undefined],
  [undefined, undefined],
])('reports %j as %j per cent', (value, expected) => {
  expect(knownPercent(value)).toBe(expected);
});
