import { expect, test } from 'vitest';
import { isYounger } from './is-younger.ts';

test.each([
  { moment: 1000, age: 500, now: 1000, younger: true },
  { moment: 1000, age: 500, now: 1499, younger: true },
  { moment: 1000, age: 500, now: 1500, younger: false },
  { moment: 1000, age: 500, now: 999, younger: false },
  { moment: -Infinity, age: 500, now: 0, younger: false },
])('a value of $moment is younger than $age at $now: $younger', ({ moment, age, now, younger }) => {
  expect(isYounger(moment, age, now)).toBe(younger);
});
