import {
  nameOfUser,
  type ActionState,
  type Envelope,
  type PortalUser,
  type UserActionId,
} from '@portal/api/contract';
import { throttledMessage, userQueries } from '@portal/api/queries';
import type { MenuItem } from '@portal/ui/menu';
import { useMutation } from '@tanstack/react-query';
import { LockKeyholeOpen, Send, UserRoundCheck, UserRoundPen, UserRoundX } from 'lucide';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { menuItem, type ActionEntry } from '../../actions/action-entry.ts';
import { lazyDialog } from '../../base/lazy-dialog.ts';
import { useClient } from '../../base/services.tsx';
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

/** What asks nothing and is done at once, and what is said of it above the list (OP-172). */
const atOnce = {
  inviteAgain: { done: invitationSent, failed: ({ Message }: Partial<Envelope>) => Message || notInvited },
  unlock: {
    done: 'User unlocked successfully.',
    failed: () => 'There was an error when attempting to unlock the user.',
  },
} as const satisfies Partial<Record<UserActionId, unknown>>;

const isAtOnce = (id: UserActionId): id is keyof typeof atOnce => Object.hasOwn(atOnce, id);

/** What became of something that was done at once. */
export interface UserActionOutcome {
  /** Name of the person it was done to. */
  readonly user: string;
  readonly succeeded: boolean;
  readonly text: string;
}

const outcomeOf = (id: keyof typeof atOnce, reply: Partial<Envelope>, error?: unknown) =>
  reply.ErrorNo === 0
    ? { succeeded: true, text: atOnce[id].done }
    : { succeeded: false, text: throttledMessage(error) ?? atOnce[id].failed(reply) };

/**
 * The entries of a row's menu. A wide row has a button of its own for the permissions; a folded one has them in the menu,
 * where it is told as well why they stay as they are (OP-164).
 */
export const inMenu = (user: PortalUser, view: Viewer): readonly ActionState<UserActionId>[] =>
  statesOf(user, view).filter(({ id, permitted, offered }) =>
    id === 'editPermissions' ? permitted && isFolded() : offered,
  );

/** What can be done with the people of the list: entries of a row's menu, dialogs, and the outcome of what needs none. */
export function useUserActions(view: Viewer): {
  readonly begin: (id: UserActionId, user: PortalUser) => void;
  readonly itemsOf: (user: PortalUser) => readonly MenuItem[];
  readonly dialog: ReactNode;
  /** Of what was begun since nothing was under way, in the order of the answers. */
  readonly outcomes: readonly UserActionOutcome[];
} {
  const [begun, setBegun] = useState<{ id: UserActionId; user: PortalUser }>();
  const [outcomes, setOutcomes] = useState<readonly UserActionOutcome[]>([]);
  const underWay = useRef(0);
  const queries = userQueries(useClient());
  const { mutateAsync: unlock } = useMutation(queries.change('unlock'));
  const { mutateAsync: inviteAgain } = useMutation(queries.change('inviteAgain'));

  const begin = useCallback(
    (id: UserActionId, user: PortalUser) => {
      if (!isAtOnce(id)) return setBegun({ id, user });
      if (underWay.current === 0) setOutcomes([]);
      underWay.current += 1;
      const end = (reply: Partial<Envelope>, error?: unknown) => {
        underWay.current -= 1;
        setOutcomes((ended) => [...ended, { user: nameOfUser(user), ...outcomeOf(id, reply, error) }]);
      };
      // Promises, because callbacks of a call are dropped as soon as another call begins.
      const call = id === 'unlock' ? unlock(user.GlobalUserId) : inviteAgain(user.GlobalUserId);
      void call.then(end, (error: unknown) => end({}, error));
    },
    [unlock, inviteAgain],
  );

  const itemsOf = useCallback(
    (user: PortalUser): readonly MenuItem[] =>
      inMenu(user, view).map((state) => {
        const entry = entries[state.id];
        entry.dialog?.preload();
        return menuItem(state, entry, () => begin(state.id, user));
      }),
    [view, begin],
  );

  const Dialog = begun && entries[begun.id].dialog;
  return {
    begin,
    itemsOf,
    dialog: begun && Dialog && <Dialog user={begun.user} onClose={() => setBegun(undefined)} />,
    outcomes,
  };
}
