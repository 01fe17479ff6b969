import { verdictOn, type Action, type ActionVerdict } from '../action.ts';
import { Permission } from '../permissions.ts';
import { userStatusFacts } from './user-status.ts';

/** The facts of a person that decide what somebody may do with them. */
export interface UserFacts {
  readonly Status: string;
  /** It is the person who asks. */
  readonly own: boolean;
  /** The person has power over people or the tenant that whoever asks has not (`outranks`). */
  readonly outranks: boolean;
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

const outranking = 'This user holds a permission that you do not have.';

/** One action with one person, for one person: what a menu offers, and why an entry that it shows cannot be chosen. */
export function userActionState(id: UserActionId, user: UserFacts, claims: readonly string[]): ActionVerdict {
  const verdict = verdictOn(userActions[id], user, claims);
  return verdict.available && user.outranks ? { ...verdict, available: false, reason: outranking } : verdict;
}

/** The status alone would allow it: a menu shows it, with the reason if there is one (USER-029 to USER-035). */
export const isOffered = (id: UserActionId, user: UserFacts, claims: readonly string[]): boolean =>
  verdictOn(userActions[id], user, claims).available;

/**
 * Refused though it is offered (OP-174). The last who manages users needs no rule: whoever could deactivate them manages
 * users too, or is outranked, or is themselves.
 */
const refusedOnOneself: Readonly<Partial<Record<UserActionId, string>>> = {
  deactivate: 'You cannot deactivate yourself.',
};

/** The same for the server, which refuses more than a menu tells. */
export function userChangeState(id: UserActionId, user: UserFacts, claims: readonly string[]): ActionVerdict {
  const verdict = userActionState(id, user, claims);
  const reason = verdict.available && user.own ? refusedOnOneself[id] : undefined;
  return reason === undefined ? verdict : { ...verdict, available: false, reason };
}
