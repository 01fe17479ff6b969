import { everyClaim, Permission } from '@portal/api/contract';
import { describe, expect, test } from 'vitest';
import { helpAddress, navigationFor } from './navigation-table.ts';

const help = 'https://help.harbour.example/';
const labels = (claims: readonly string[], path = '/list') => {
  const { items, footer } = navigationFor(claims, path, help);
  return [...items, ...footer].map(({ label }) => label);
};
const itemOf = (label: string, claims: readonly string[], path = '/list') => {
  const { items, footer } = navigationFor(claims, path, help);
  return [...items, ...footer].find((item) => item.label === label);
};

test('shows the items in order and then Your settings to a user with every claim (SHELL-044)', () => {
  expect(labels(everyClaim)).toEqual([
    'Applications',
    'Verifications',
    'Reports',
    'ID Verification',
    'Users',
    'Settings',
    'Help',
    'Your settings',
  ]);
});

test('shows only Applications and Help to a user without claims (SHELL-020, SHELL-032)', () => {
  expect(labels([])).toEqual(['Applications', 'Help']);
});

test.each([
  ['Verifications', Permission.entityVerification, '/verifications'],
  ['Reports', Permission.reports, '/reports'],
  ['ID Verification', Permission.labId, '/list'],
  ['Users', Permission.userManagement, '/users'],
  ['Settings', Permission.settings, '/list'],
  ['Your settings', Permission.settings, '/settings'],
] as const)(
  'shows %s with the claim %s, links it to %s, and hides it without that claim (SHELL-021 to SHELL-030, SHELL-044, PERM-042, PERM-043, PERM-047)',
  (label, claim, href) => {
    expect(itemOf(label, [claim])?.href).toBe(href);
    expect(
      itemOf(
        label,
        everyClaim.filter((held) => held !== claim),
      ),
    ).toBeUndefined();
  },
);

describe('Applications', () => {
  test.each([
    [[Permission.myApps], '/list'],
    [[Permission.myApps, Permission.allAppsInstance], '/list'],
    [[Permission.allAppsInstance], '/list/all'],
    [[Permission.allAppsLocation], '/list/all'],
    [[Permission.allAppsRestrictionGroup], '/list/all'],
  ])('links Applications with %j to %s (SHELL-017, SHELL-018)', (claims, href) => {
    expect(itemOf('Applications', claims)).toMatchObject({ href, disabled: false });
  });

  test('shows Applications as plain text to a user without access to a list (SHELL-019)', () => {
    expect(itemOf('Applications', [])).toMatchObject({ href: '', disabled: true });
  });
});

test.each([
  ['/reports', 'Reports'],
  ['/users', 'Users'],
  ['/users/2', 'Users'],
  ['/verifications', 'Verifications'],
  ['/verifications/V1', 'Verifications'],
  ['/list', 'Applications'],
  ['/list/all/2', 'Applications'],
  ['/application/1001', 'Applications'],
  ['/settings', 'Applications'],
  ['/admin', 'Applications'],
])('marks, on %s, only %s as the active tab (SHELL-033 to SHELL-036)', (path, label) => {
  const { items, footer } = navigationFor(everyClaim, path, help);
  expect([...items, ...footer].filter(({ current }) => current).map((item) => item.label)).toEqual([label]);
});

test('opens Help as an external page, and only at a web address (SHELL-031)', () => {
  expect(itemOf('Help', [])).toMatchObject({ href: help, external: true });
  expect(itemOf('Reports', everyClaim)).toMatchObject({ external: false });
  expect(helpAddress('javascript:alert(1)', help)).toBe(help);
  expect(helpAddress('http://help.example/')).toBe('http://help.example/');
  expect(helpAddress(null, undefined, 'mailto:x@y.example')).toBeUndefined();
});

test('shows Help as plain text when no help address is configured', () => {
  const { footer } = navigationFor([], '/list', undefined);
  expect(footer).toMatchObject([{ label: 'Help', href: '', disabled: true, external: false }]);
});
