import { userActionIds, userActions, type PortalUser, type UserActionId } from '@portal/api/contract';
import { userQueries } from '@portal/api/queries';
import type { MenuItem } from '@portal/ui/menu';
import { useMutation } from '@tanstack/react-query';
import { LockKeyholeOpen, UserRoundCheck, UserRoundPen, UserRoundX, type LucideIcon } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { lazyPart, type LazyPart } from '../../app/lazy-part.tsx';
import { useClient } from '../../app/services.tsx';
import type { UserDialogProps } from './user-dialog.ts';
import { verdictOnUser, type UsersView } from './users-columns.tsx';

interface UserActionEntry {
  readonly icon: LucideIcon;
  readonly tone?: MenuItem['tone'];
  /** What carries it out; unlocking asks nothing (OP-172). */
  readonly dialog?: LazyPart<UserDialogProps>;
}

const entries: Readonly<Record<UserActionId, UserActionEntry>> = {
  editPermissions: {
    icon: UserRoundPen,
    dialog: lazyPart(async () => (await import('./permissions-dialog.tsx')).PermissionsDialog),
  },
  unlock: { icon: LockKeyholeOpen },
  deactivate: {
    icon: UserRoundX,
    tone: 'danger',
    dialog: lazyPart(async () => (await import('./change-user-dialog.tsx')).DeactivateDialog),
  },
  reactivate: {
    icon: UserRoundCheck,
    dialog: lazyPart(async () => (await import('./change-user-dialog.tsx')).ReactivateDialog),
  },
};

/** What became of unlocking somebody. */
export interface UnlockOutcome {
  readonly succeeded: boolean;
  readonly text: string;
}

const folded = () => window.matchMedia('(width < 48rem)').matches;

/**
 * The entries of a row's menu. A wide row has a button of its own for the permissions; a folded one has them in the menu,
 * where it is told as well why they stay as they are (OP-164).
 */
export const inMenu = (user: PortalUser, view: UsersView): readonly UserActionId[] =>
  userActionIds.filter((id) => {
    const { permitted, available } = verdictOnUser(id, user, view);
    return id === 'editPermissions' ? permitted && folded() : available;
  });

/** What can be done with the people of the list: entries of a row's menu, dialogs, and the outcome of unlocking. */
export function useUserActions(view: UsersView): {
  readonly begin: (id: UserActionId, user: PortalUser) => void;
  readonly itemsOf: (user: PortalUser) => readonly MenuItem[];
  readonly dialog: ReactNode;
  readonly unlocked: UnlockOutcome | undefined;
} {
  const [begun, setBegun] = useState<{ id: UserActionId; user: PortalUser }>();
  const [unlocked, setUnlocked] = useState<UnlockOutcome>();
  const { mutate } = useMutation(userQueries(useClient()).change('unlock'));

  const begin = useCallback(
    (id: UserActionId, user: PortalUser) => {
      if (id !== 'unlock') return setBegun({ id, user });
      const tell = (succeeded: boolean) =>
        setUnlocked({
          succeeded,
          text: succeeded
            ? 'User unlocked successfully.'
            : 'There was an error when attempting to unlock the user.',
        });
      setUnlocked(undefined);
      mutate(user.GlobalUserId, {
        onSuccess: ({ ErrorNo }) => tell(ErrorNo === 0),
        onError: () => tell(false),
      });
    },
    [mutate],
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
    unlocked,
  };
}
