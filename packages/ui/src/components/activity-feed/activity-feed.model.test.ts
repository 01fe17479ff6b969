import { expect, test } from 'vitest';
import { feedTime, newestFirst } from './activity-feed.model.ts';

test.each([
  [new Date(2026, 10, 21, 9, 5), '21 Nov 2026 09:05'],
  [new Date(2026, 0, 3, 0, 0), '3 Jan 2026 00:00'],
  [new Date(2024, 1, 29, 23, 59), '29 Feb 2024 23:59'],
])('%s reads %s', (at, expected) => {
  expect(feedTime(at)).toBe(expected);
});

test('the newest comes first, and what happened at once keeps its order', () => {
  const at = (hour: number) => new Date(2026, 10, 21, hour);
  const items = [
    { id: 'a', text: 'A', at: at(8) },
    { id: 'b', text: 'B', at: at(10) },
    { id: 'c', text: 'C', at: at(8) },
  ];
  expect(newestFirst(items).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  expect(items[0]?.id).toBe('a');
});
