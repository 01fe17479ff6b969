import { expect, test } from 'vitest';
import { wholePercent } from './progress-ring.model.ts';

test.each([
  ['67.9', 67],
  ['abc', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
  [NaN, 0],
  [45, 45],
  ['100', 100],
  [250, 100],
  [-3, 0],
  [-0.5, 0],
  [Infinity, 100],
])('shows %j as %i per cent', (value, expected) => {
  expect(wholePercent(value) + 0).toBe(expected);
});
