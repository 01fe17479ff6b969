import { expect, test } from 'vitest';
import { everyClaim, outranks, Permission } from '../permissions.ts';
import { evaluateAction, evaluateActions } from '../action.ts';
import { userActions, type UserActionId } from './user-actions.ts';
import { userStatuses, userStatusFacts } from './user-status.ts';

test.each([
  ['Invited', 'Invited', true],
  ['Active', 'Active', true],
  ['Normal', 'Normal', true],
  ['LockedPasswordAttempts', 'Locked - Invalid password', false],
  ['LockedMFAAttempts', 'Locked - Invalid MFA', false],
  ['LockInactivity', 'Locked - Inactivity', false],
  ['Deactivated', 'Deactivated', false],
  ['Foo', 'Foo', false],
  ['toString', 'toString', false],
])('%s is shown as %s, enabled: %s (USER-018 to USER-026, USER-105)', (status, text, enabled) => {
  expect(userStatusFacts(status)).toMatchObject({ text, enabled });
});

/** Actions on another user by status, written by hand. The specification has no entry for invited users. */
const offered: Record<string, readonly UserActionId[]> = {
  Invited: ['editPermissions', 'inviteAgain', 'deactivate'],
  Active: ['editPermissions', 'deactivate'],
  Normal: ['editPermissions', 'deactivate'],
  LockedPasswordAttempts: ['unlock', 'deactivate'],
  LockedMFAAttempts: ['unlock', 'deactivate'],
  LockInactivity: ['unlock', 'deactivate'],
  Deactivated: ['reactivate'],
  Foo: ['deactivate'],
};

test.each(Object.entries(offered))(
  'the status %s offers exactly the actions of the table (USER-027 to USER-035)',
  (Status, actions) => {
    const states = evaluateActions(userActions, { Status, own: false, outranks: false }, everyClaim);
    const found = states.filter(({ available }) => available).map(({ id }) => id);
    expect(found).toEqual(actions);
    for (const { id, reason } of states) if (!actions.includes(id)) expect(reason).toMatch(/\.$/);
  },
);

test('users cannot edit their own permissions (USER-028)', () => {
  for (const Status of userStatuses)
    expect(
      evaluateAction(userActions.editPermissions, { Status, own: true, outranks: false }, everyClaim)
        .available,
    ).toBe(false);
});

test.each([
  ['editPermissions', 'user.modifyapplicationaccess', 'Active'],
  ['inviteAgain', 'user.invite', 'Invited'],
  ['unlock', 'user.unlock', 'LockInactivity'],
  ['deactivate', 'user.enabledisable', 'Active'],
  ['reactivate', 'user.enabledisable', 'Deactivated'],
] as const)('%s needs %s (PERM-051 to PERM-053, PERM-055)', (id, claim, Status) => {
  const user = { Status, own: false, outranks: false };
  expect(evaluateAction(userActions[id], user, [claim]).available).toBe(true);
  const others = everyClaim.filter((one) => one !== claim);
  expect(evaluateAction(userActions[id], user, others).permitted).toBe(false);
});

test.each([
  [
    'an administrative claim that the manager lacks',
    [Permission.unlockUser],
    [Permission.userManagement],
    true,
  ],
  ['the claim for the tenant’s configuration', [Permission.admin], [Permission.userManagement], true],
  [
    'claims that are not administrative',
    [Permission.myApps, Permission.cancelApp],
    [Permission.userManagement],
    false,
  ],
  ['the same claims', [Permission.userManagement], [Permission.userManagement], false],
  ['no claims', [], [], false],
] as const)(
  'evaluates whether a user with %s outranks a user manager (USER-028)',
  (_, claims, own, expected) => {
    expect(outranks(claims, own)).toBe(expected);
  },
);

test('a user with more administrative claims cannot be changed by one with fewer, and the menu gives the reason', () => {
  for (const [id, Status] of [
    ['editPermissions', 'Active'],
    ['unlock', 'LockInactivity'],
    ['deactivate', 'Active'],
    ['reactivate', 'Deactivated'],
  ] as const) {
    const user = { Status, own: false, outranks: true };
    expect(evaluateAction(userActions[id], user, everyClaim)).toMatchObject({
      offered: true,
      available: false,
      reason: 'This user holds a permission that you do not have.',
    });
  }
});

test('offers deactivating oneself, but the server rejects it with its own reason (OP-174)', () => {
  const user = { Status: 'Active', own: true, outranks: false };
  expect(evaluateAction(userActions.deactivate, user, everyClaim).available).toBe(true);
  expect(userActions.deactivate.rejection(user)).toBe('You cannot deactivate yourself.');
  expect(userActions.deactivate.rejection({ ...user, own: false })).toBeUndefined();
});
