import { expect, test } from 'vitest';
import { countCharacters } from './text-area.model.ts';

test.each([
  ['', 0],
  [' \n\t ', 0],
  ['  Trust deed received.\n', 20],
  ['a\nb', 3],
  ['😀', 2],
])('counts the characters of %j as %i', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
