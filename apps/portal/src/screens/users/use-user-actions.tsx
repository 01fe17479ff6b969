import {
  nameOfUser,
  type Envelope,
  type PortalUser,
  type UserActionId,
  succeeded,
} from '@portal/api/contract';
import { throttledMessage, userQueries } from '@portal/api/queries';
import type { MenuItem } from '@portal/ui/menu';
import { useMutation } from '@tanstack/react-query';
import { LockKeyholeOpen, Send, UserRoundCheck, UserRoundPen, UserRoundX } from 'lucide';
import { useCallback, useRef, useState } from 'react';
import { menuItem, type ActionEntry } from '../../actions/action-entry.ts';
import { lazyDialog } from '../../base/lazy-dialog.ts';
import { useClient } from '../../base/services.tsx';
import { useFeatures } from '../../session/use-session.ts';
import { isFolded } from '../../listing/folded.ts';
import type { Viewer } from '../../listing/list-screen.tsx';
import { invitationSent, notInvited } from './invite/invite.model.ts';
import type { UserDialogProps } from './user-dialogs.tsx';
import { statesOf } from './users-columns.tsx';

const entries: Readonly<Record<UserActionId, ActionEntry<UserDialogProps>>> = {
  editPermissions: {
    icon: UserRoundPen,
    dialog: lazyDialog(async () => (await import('./user-dialogs.tsx')).PermissionsDialog),
  },
  inviteAgain: { icon: Send },
  unlock: { icon: LockKeyholeOpen },
  deactivate: {
    icon: UserRoundX,
    tone: 'danger',
    dialog: lazyDialog(async () => (await import('./user-dialogs.tsx')).DeactivateDialog),
  },
  reactivate: {
    icon: UserRoundCheck,
    dialog: lazyDialog(async () => (await import('./user-dialogs.tsx')).ReactivateDialog),
  },
};

/** Actions without a dialog, with the texts of their results above the list (OP-172). */
const immediateActions = {
  inviteAgain: { done: invitationSent, failed: ({ Message }: Partial<Envelope>) => Message || notInvited },
  unlock: {
    done: 'User unlocked successfully.',
    failed: () => 'There was an error when attempting to unlock the user.',
  },
} as const satisfies Partial<Record<UserActionId, unknown>>;

const isImmediate = (id: UserActionId): id is keyof typeof immediateActions =>
  Object.hasOwn(immediateActions, id);

/** Result of an action without a dialog, for the affected user. */
function outcomeOf(id: keyof typeof immediateActions, user: string, reply?: Envelope, error?: unknown) {
  const { done, failed } = immediateActions[id];
  return reply && succeeded(reply)
    ? { user, succeeded: true, text: done }
    : { user, succeeded: false, text: throttledMessage(error) ?? failed(reply ?? {}) };
}

/**
 * The items of a row's menu. A wide row has its own button for the permissions. A folded row has them in the menu,
 * with the reason if they cannot be edited (OP-164).
 */
export const inMenu = (user: PortalUser, view: Viewer, has: ReturnType<typeof useFeatures>) =>
  statesOf(user, view).filter(({ id, permitted, offered }) => {
    if (id === 'inviteAgain' && !has('InvitationResend')) return false;
    return id === 'editPermissions' ? permitted && isFolded() : offered;
  });

/** The actions on users in the list: menu items, dialogs, and results of actions without a dialog. */
export function useUserActions(view: Viewer) {
  const [begun, setBegun] = useState<{ id: UserActionId; user: PortalUser }>();
  /** Results since no action was running, in the order of the responses. */
  const [outcomes, setOutcomes] = useState<readonly ReturnType<typeof outcomeOf>[]>([]);
  const runningCount = useRef(0);
  const has = useFeatures();
  const queries = userQueries(useClient());
  const { mutateAsync: unlock } = useMutation(queries.change('unlock'));
  const { mutateAsync: inviteAgain } = useMutation(queries.change('inviteAgain'));

  const begin = useCallback(
    (id: UserActionId, user: PortalUser) => {
      if (!isImmediate(id)) return setBegun({ id, user });
      if (runningCount.current === 0) setOutcomes([]);
      runningCount.current += 1;
      const end = (reply?: Envelope, error?: unknown) => {
        runningCount.current -= 1;
        setOutcomes((ended) => [...ended, outcomeOf(id, nameOfUser(user), reply, error)]);
      };
      // Promises are used because React Query drops the callbacks of a call when the next call starts.
      const call = id === 'unlock' ? unlock(user.GlobalUserId) : inviteAgain(user.GlobalUserId);
      void call.then(end, (error: unknown) => end(undefined, error));
    },
    [unlock, inviteAgain],
  );

  const itemsOf = useCallback(
    (user: PortalUser): readonly MenuItem[] =>
      inMenu(user, view, has).map((state) => {
        const entry = entries[state.id];
        entry.dialog?.preload();
        return menuItem(state, entry, () => begin(state.id, user));
      }),
    [view, has, begin],
  );

  const Dialog = begun && entries[begun.id].dialog;
  return {
    begin,
    itemsOf,
    dialog: begun && Dialog && <Dialog user={begun.user} onClose={() => setBegun(undefined)} />,
    outcomes,
  };
}
