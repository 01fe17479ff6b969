import { expect, test } from 'vitest';
import { shownValue } from './key-value-list.model.ts';

test.each([
  ['Online', 'Online'],
  ['', '-'],
  ['  ', '-'],
  [null, '-'],
  [undefined, '-'],
  [0, 0],
  [NaN, '-'],
  [1_000_000, 1_000_000],
  [false, false],
])('%j is shown as %j', (value, expected) => {
  expect(shownValue(value)).toBe(expected);
});
