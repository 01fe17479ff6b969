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
])(
  'redirects the start page with %j to %s (SHELL-001 to SHELL-004, PERM-017 to PERM-020)',
  (claims, address) => {
    expect(landing(claims)).toBe(address);
  },
);
