import { defineActions, exportLabel } from '../action.ts';
import { Permission } from '../permissions.ts';
import { userStatusFacts } from './user-status.ts';

/** The facts of a user that the actions on them depend on. */
export interface UserFacts {
  readonly Status: string;
  /** It is the signed-in user. */
  readonly own: boolean;
  /** The user holds administrative claims that the signed-in user lacks (`outranks`). */
  readonly outranks: boolean;
}

const locked = ({ Status }: UserFacts) => userStatusFacts(Status).locked;
const deactivated = ({ Status }: UserFacts) => Status === 'Deactivated';

const disabledReason = ({ outranks }: UserFacts) =>
  outranks ? 'This user holds a permission that you do not have.' : undefined;

/** All actions on a user, in the order of the row's menu. 'Send again' is not part of the specification. */
export const userActions = defineActions<UserFacts>()({
  editPermissions: {
    label: 'Edit permissions',
    needs: Permission.modifyApplicationAccess,
    when: ({ Status, own }) => userStatusFacts(Status).enabled && !own,
    reason: 'Only the permissions of an active colleague can be edited.',
    disabledReason,
  },
  inviteAgain: {
    label: 'Send again',
    needs: Permission.inviteUser,
    when: ({ Status }) => Status === 'Invited',
    reason: 'Only somebody who has not accepted an invitation yet can be invited again.',
    disabledReason,
    audit: 'user-invited-again',
  },
  unlock: {
    label: 'Unlock',
    needs: Permission.unlockUser,
    when: locked,
    reason: 'Only a locked user can be unlocked.',
    disabledReason,
    audit: 'user-unlocked',
  },
  deactivate: {
    label: 'Deactivate',
    needs: Permission.enableDisableUser,
    when: (user) => !deactivated(user),
    reason: 'This user is deactivated already.',
    disabledReason,
    // OP-174. The last user manager needs no further rule: only another manager, who then remains, could deactivate
    // them.
    rejection: ({ own }) => (own ? 'You cannot deactivate yourself.' : undefined),
    audit: 'user-deactivated',
  },
  reactivate: {
    label: 'Reactivate',
    needs: Permission.enableDisableUser,
    when: deactivated,
    reason: 'Only a deactivated user can be reactivated.',
    disabledReason,
    audit: 'user-reactivated',
  },
});

export type UserActionId = keyof typeof userActions;

/** The actions of the user list. */
export const userListActions = defineActions<unknown>()({
  invite: { label: 'Invite', needs: Permission.inviteUser, audit: 'user-invited' },
  export: { label: exportLabel, needs: Permission.exportUsers },
});
