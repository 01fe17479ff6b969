import { verdictOn, type Action, type ActionVerdict } from '../action.ts';
import { Permission } from '../permissions.ts';
import { userStatusFacts } from './user-status.ts';

/** The facts of a person that decide what somebody may do with them. */
export interface UserFacts {
  readonly Status: string;
  /** It is the person who asks. */
  readonly own: boolean;
}

const locked = ({ Status }: UserFacts) => userStatusFacts(Status).locked;
const deactivated = ({ Status }: UserFacts) => Status === 'Deactivated';

/** Every action with a person, in the order of the row's menu (spec B §4, §6); 'Send again' is ours. */
export const userActions = {
  editPermissions: {
    label: 'Edit permissions',
    needs: Permission.modifyApplicationAccess,
    when: ({ Status, own }) => userStatusFacts(Status).enabled && !own,
    reason: 'Only the permissions of an active colleague can be edited.',
  },
  inviteAgain: {
    label: 'Send again',
    needs: Permission.inviteUser,
    when: ({ Status }) => Status === 'Invited',
    reason: 'Only somebody who has not accepted an invitation yet can be invited again.',
  },
  unlock: {
    label: 'Unlock',
    needs: Permission.unlockUser,
    when: locked,
    reason: 'Only a locked user can be unlocked.',
  },
  deactivate: {
    label: 'Deactivate',
    needs: Permission.enableDisableUser,
    when: (user) => !deactivated(user),
    reason: 'This user is deactivated already.',
  },
  reactivate: {
    label: 'Reactivate',
    needs: Permission.enableDisableUser,
    when: deactivated,
    reason: 'Only a deactivated user can be reactivated.',
  },
} as const satisfies Record<string, Action<UserFacts>>;

export type UserActionId = keyof typeof userActions;
export const userActionIds = Object.keys(userActions) as readonly UserActionId[];

/** One action with one person, for one person. */
export const userActionState = (
  id: UserActionId,
  user: UserFacts,
  claims: readonly string[],
): ActionVerdict => verdictOn(userActions[id], user, claims);
