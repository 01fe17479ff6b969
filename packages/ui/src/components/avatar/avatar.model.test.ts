import { expect, test } from 'vitest';
import { initials } from './avatar.model.ts';

test.each([
  ['Fiona Full', 'FF'],
  ['Margarethe van der Linden', 'ML'],
  ['ann', 'A'],
  ['  ann   able ', 'AA'],
  ['', ''],
  ['𝒜da Byron', '𝒜B'],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
