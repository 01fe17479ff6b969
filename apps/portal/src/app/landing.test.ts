import { Permission } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { landing } from './landing.ts';

test.each([
  [[Permission.myApps], '/list'],
  [[Permission.myApps, Permission.allAppsInstance], '/list'],
  [[], '/list'],
  [[Permission.allAppsInstance], '/list/all'],
  [[Permission.allAppsLocation], '/list/all'],
  [[Permission.allAppsRestrictionGroup], '/list/all'],
])('with %j the start leads to %s', (claims, address) => {
  expect(landing(claims)).toBe(address);
});
