import {
  userActionIds,
  userActions,
  type Envelope,
  type PortalUser,
  type UserActionId,
} from '@portal/api/contract';
import { userQueries } from '@portal/api/queries';
import type { MenuItem } from '@portal/ui/menu';
import { useMutation } from '@tanstack/react-query';
import {
  LockKeyholeOpen,
  Send,
  UserRoundCheck,
  UserRoundPen,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { type Deferred } from '@portal/ui/behaviours';
import { lazyDialog } from '../../app/lazy-dialog.ts';
import { useClient } from '../../app/services.tsx';
import { isFolded } from '../../listing/folded.ts';
import { invitationSent, notInvited } from './invite/invitation-texts.ts';
import type { UserDialogProps } from './user-dialog.ts';
import { isOfferedOn, verdictOnUser, type UsersView } from './users-columns.tsx';

interface UserActionEntry {
  readonly icon: LucideIcon;
  readonly tone?: MenuItem['tone'];
  readonly dialog?: Deferred<UserDialogProps>;
}

const entries: Readonly<Record<UserActionId, UserActionEntry>> = {
  editPermissions: {
    icon: UserRoundPen,
    dialog: lazyDialog(async () => (await import('./permissions-dialog.tsx')).PermissionsDialog),
  },
  inviteAgain: { icon: Send },
  unlock: { icon: LockKeyholeOpen },
  deactivate: {
    icon: UserRoundX,
    tone: 'danger',
    dialog: lazyDialog(async () => (await import('./change-user-dialog.tsx')).DeactivateDialog),
  },
  reactivate: {
    icon: UserRoundCheck,
    dialog: lazyDialog(async () => (await import('./change-user-dialog.tsx')).ReactivateDialog),
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
  readonly succeeded: boolean;
  readonly text: string;
}

const outcomeOf = (id: keyof typeof atOnce, reply: Partial<Envelope>): UserActionOutcome =>
  reply.ErrorNo === 0
    ? { succeeded: true, text: atOnce[id].done }
    : { succeeded: false, text: atOnce[id].failed(reply) };

/**
 * The entries of a row's menu. A wide row has a button of its own for the permissions; a folded one has them in the menu,
 * where it is told as well why they stay as they are (OP-164).
 */
export const inMenu = (user: PortalUser, view: UsersView): readonly UserActionId[] =>
  userActionIds.filter((id) =>
    id === 'editPermissions'
      ? verdictOnUser(id, user, view).permitted && isFolded()
      : isOfferedOn(id, user, view),
  );

/** What can be done with the people of the list: entries of a row's menu, dialogs, and the outcome of what needs none. */
export function useUserActions(view: UsersView): {
  readonly begin: (id: UserActionId, user: PortalUser) => void;
  readonly itemsOf: (user: PortalUser) => readonly MenuItem[];
  readonly dialog: ReactNode;
  readonly outcome: UserActionOutcome | undefined;
} {
  const [begun, setBegun] = useState<{ id: UserActionId; user: PortalUser }>();
  const [outcome, setOutcome] = useState<UserActionOutcome>();
  const queries = userQueries(useClient());
  const { mutate: unlock } = useMutation(queries.change('unlock'));
  const { mutate: inviteAgain } = useMutation(queries.change('inviteAgain'));

  const begin = useCallback(
    (id: UserActionId, user: PortalUser) => {
      if (!isAtOnce(id)) return setBegun({ id, user });
      const tell = (reply: Partial<Envelope>) => setOutcome(outcomeOf(id, reply));
      setOutcome(undefined);
      const told = { onSuccess: tell, onError: () => tell({}) };
      if (id === 'unlock') unlock(user.GlobalUserId, told);
      else inviteAgain(user.GlobalUserId, told);
    },
    [unlock, inviteAgain],
  );

  const itemsOf = useCallback(
    (user: PortalUser): readonly MenuItem[] =>
      inMenu(user, view).map((id) => {
        const { available, reason } = verdictOnUser(id, user, view);
        const { icon, tone, dialog } = entries[id];
        dialog?.preload();
        return {
          id,
          label: userActions[id].label,
          icon,
          ...(tone && { tone }),
          ...(!available && { disabled: true, reason }),
          onSelect: () => begin(id, user),
        };
      }),
    [view, begin],
  );

  const Dialog = begun && entries[begun.id].dialog;
  return {
    begin,
    itemsOf,
    dialog: begun && Dialog && <Dialog user={begun.user} onClose={() => setBegun(undefined)} />,
    outcome,
  };
}
