import { expect, test } from 'vitest';
import { contrastOf } from './nearest-passing.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#00ff00', '#ffffff', 1.37],
  ['#0000ff', '#ffffff', 8.59],
  // In the linear range of sRGB: 3 / 255 / 12.92.
  ['#030303', '#000000', 1.018],
  ['#123456', '#123456', 1],
])('%s on %s has a contrast of %d', (one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
});
