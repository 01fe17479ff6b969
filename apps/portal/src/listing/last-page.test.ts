import { expect, test } from 'vitest';
import { lastPageBefore } from './last-page.ts';

const reply = { TotalRows: 41, MaxPage: 3 };

test.each([
  ['a page after the last', { reply, stale: false }, 4, 3],
  ['the last page', { reply, stale: false }, 3, undefined],
  ['a page of an empty list', { reply: { TotalRows: 0, MaxPage: 0 }, stale: false }, 4, undefined],
  ['a page while the previous query is still shown', { reply, stale: true }, 4, undefined],
  ['a page before anything is known', { reply: undefined, stale: false }, 4, undefined],
])('redirects %s to the last page, or keeps it', (_, reading, page, expected) => {
  expect(lastPageBefore(reading, page)).toBe(expected);
});
