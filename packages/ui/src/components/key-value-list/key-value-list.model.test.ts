import { expect, test } from 'vitest';
import { shownValue } from './key-value-list.model.ts';

test.each([
  ['Online', 'Online'],
  ['', '-'],
  ['  ', '-'],
  [null, '-'],
  [undefined, '-'],
  [0, 0],
  [false, false],
])('%j is shown as %j', (value, expected) => {
  expect(shownValue(value)).toBe(expected);
});
