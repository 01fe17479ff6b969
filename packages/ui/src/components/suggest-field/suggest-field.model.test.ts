import { expect, test } from 'vitest';
import { nextActive } from './suggest-field.model.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['Enter', 0, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
])('moves by %s from %i of %i', (key, active, count, expected) => {
  expect(nextActive(key, active, count)).toBe(expected);
});
