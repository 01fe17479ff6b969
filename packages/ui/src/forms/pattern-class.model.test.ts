import { expect, test } from 'vitest';
import { classAt, overlap } from './pattern-class.model.ts';

const setOf = (source: string) => {
  const found = classAt(source, 0);
  if (found?.end !== source.length) throw new Error(`${source} is not one class.`);
  return found.set;
};

test.each([
  ['\\d', '\\w', true],
  ['[a-z]', '\\d', false],
  ['~', '[}~]', true],
  ['\x7f', '\\x7f', true],
  ['\x7f', '\x7f', true],
  ['\\x41', 'A', true],
  ['\\u0041', 'A', true],
  ['\\u{41}', 'A', true],
  ['\\cA', '\\x01', true],
  ['a', 'é', false],
  ['\\p{L}', 'a', true],
  ['\\p{L}', '1', false],
  // Characters beyond ASCII are one class.
  ['é', 'ü', true],
  ['[^a]', 'é', true],
  ['.', 'é', true],
  ['\\S', 'é', true],
  ['[^\\s]', 'é', true],
  ['\\s', '\\u00a0', true],
  ['\\s', '[^ \\t\\n\\v\\f\\r]', true],
  ['[\\sa]', '[^ \\t\\n\\v\\f\\ra]', true],
  ['\\s', '\\S', false],
  ['\\s', '[^\\s]', false],
  ['[ \\s]', '\\S', false],
  ['[ \\s]', '[^\\s]', false],
  ['\\s', '[a-z]', false],
])('%s and %s may match the same character: %j', (one, other, expected) => {
  expect(overlap(setOf(one), setOf(other))).toBe(expected);
  expect(overlap(setOf(other), setOf(one))).toBe(expected);
});

test.each([
  ['ab', 1],
  ['[a\\]b]c', 6],
  ['\\p{Lu}x', 6],
  ['\\p{Script=Greek}x', 16],
  ['\\u{1F600}x', 9],
  ['\\u00411', 6],
  ['\\x411', 4],
  ['\\cAB', 3],
  ['\\.a', 2],
  ['👩a', 2],
])('the class at the beginning of %s ends at %i', (source, end) => {
  expect(classAt(source, 0)?.end).toBe(end);
  expect(classAt(`ab${source}`, 2)?.end).toBe(end + 2);
});

test.each(['', '*a', '(a', '[', '[a', '\\', '\\k<n>', '\\k\\d', '\\1', '\\b', '\\p{Nonsense}'])(
  'reads no class at the beginning of %j',
  (source) => {
    expect(classAt(source, 0)).toBeUndefined();
  },
);
