import { expect, test } from 'vitest';
import { initials } from './avatar.model.ts';

test.each([
  ['Fiona Full', 'FF'],
  ['Margarethe van der Linden', 'ML'],
  ['ann', 'A'],
  ['  ann   able ', 'AA'],
  ['', ''],
  ['𝒜da Byron', '𝒜B'],
  ['👩‍👩‍👧 Family', '👩‍👩‍👧F'],
  ['🇦🇺 Post', '🇦🇺P'],
  ['e\u0301lan vital', 'E\u0301V'],
  ['(Ann) "Able"', 'AA'],
  ['\u202eAnn', 'A'],
  ['\ud83d', ''],
  ['مرحبا بالعالم', 'مب'],
  ['...', ''],
  [null, ''],
  [undefined, ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
