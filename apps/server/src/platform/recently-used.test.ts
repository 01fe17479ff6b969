import { expect, test } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

test('drops the least recently used value', () => {
  const cache = new RecentlyUsed<number>({ maximum: 2 });
  cache.set('first', 1);
  cache.set('second', 2);
  expect(cache.get('first')).toBe(1);
  cache.set('third', 3);
  expect([cache.get('first'), cache.get('second'), cache.get('third'), cache.size]).toEqual([
    1,
    undefined,
    3,
    2,
  ]);
});

test.each([
  ['before its end', 59_999, 1],
  ['at its end', 60_000, undefined],
  ['after the clock was set back', -1, undefined],
])('reuses a value for its time: %s', (_, later, expected) => {
  let now = 0;
  const cache = new RecentlyUsed<number>({ maximum: 2, maxAgeMs: 60_000, now: () => now });
  cache.set('count', 1);
  now = later;
  expect(cache.get('count')).toBe(expected);
});
