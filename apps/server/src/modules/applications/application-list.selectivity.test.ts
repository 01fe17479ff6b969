import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Selectivity } from './application-list.selectivity.ts';

const selectivity = new Selectivity(
  Array.from(
    { length: 100 },
    (_, index) => `client ${index}\nperson${index * 37}@post.example\nadviser ${index}`,
  ),
);

test.each([
  ['person4242@post.example', 'on4242'],
  ['marchetti@post.example', 'marchetti'],
  ['adviser 77', ' 77'],
  ['client zed', ' zed'],
  ['@post.example', '@post.example'],
  ['王小明 4242', '王小明 4242'],
  ['a_b', 'a_b'],
  ['', ''],
])('the most selective part of %j is %j', (text, part) =>
  expect(selectivity.mostSelectivePart(text)).toBe(part),
);

test('chooses the most selective of several parts', () => {
  const names = new Selectivity(
    Array.from({ length: 100 }, (_, index) => (index < 4 ? 'okafor trust' : 'trust')),
  );
  expect(names.mostSelectivePart('okafor trust quandong')).toBe(' quandong');
  expect(names.mostSelectivePart('okafor trust')).toBe('okafor');
});

test('a text contains its most selective part', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      const part = selectivity.mostSelectivePart(text);
      expect(text).toContain(part);
      expect(part === '').toBe(text === '');
    }),
  );
});
