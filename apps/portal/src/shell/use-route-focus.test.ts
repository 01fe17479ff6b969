import { expect, test } from 'vitest';
import { screenKey } from './use-route-focus.ts';

test.each([
  ['/list', '/list/2', true],
  ['/list', '/list/all/3/50', true],
  ['/users', '/users/2', true],
  ['/list', '/application/1001', false],
  ['/verifications', '/verifications/V1', false],
  ['/admin', '/admin/brand', false],
  ['/users', '/reports', false],
])('compares the screens of %s and %s (same screen: %s)', (from, to, same) => {
  expect(screenKey(from) === screenKey(to)).toBe(same);
});
