import { expect, test } from 'vitest';
import { everyClaim } from '../permissions.ts';
import { userActionIds, userActionState, type UserActionId } from './user-actions.ts';
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
])('%s reads %s, enabled: %s (USER-018 to USER-026, USER-105)', (status, text, enabled) => {
  expect(userStatusFacts(status)).toMatchObject({ text, enabled });
});

/** Table of spec B §4, by hand, and the entry of our own for the invited: what is offered with somebody else in each status. */
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
  '%s: is offered exactly what the table says (USER-027 to USER-035)',
  (Status, actions) => {
    const found = userActionIds.filter(
      (id) => userActionState(id, { Status, own: false }, everyClaim).available,
    );
    expect(found).toEqual(actions);
    for (const id of userActionIds.filter((one) => !actions.includes(one)))
      expect(userActionState(id, { Status, own: false }, everyClaim).reason).toMatch(/\.$/);
  },
);

test('nobody edits their own permissions (USER-028)', () => {
  for (const Status of userStatuses)
    expect(userActionState('editPermissions', { Status, own: true }, everyClaim).available).toBe(false);
});

test.each([
  ['editPermissions', 'user.modifyapplicationaccess', 'Active'],
  ['inviteAgain', 'user.invite', 'Invited'],
  ['unlock', 'user.unlock', 'LockInactivity'],
  ['deactivate', 'user.enabledisable', 'Active'],
  ['reactivate', 'user.enabledisable', 'Deactivated'],
] as const)('%s needs %s', (id, claim, Status) => {
  const user = { Status, own: false };
  expect(userActionState(id, user, [claim]).available).toBe(true);
  const others = everyClaim.filter((one) => one !== claim);
  expect(userActionState(id, user, others).permitted).toBe(false);
});
