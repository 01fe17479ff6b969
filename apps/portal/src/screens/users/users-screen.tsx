import {
  exportUsers,
  listUsers,
  nameOfUser,
  userActions,
  userFileName,
  type PortalUser,
} from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { useCallback } from 'react';
import { hrefs } from '../../base/paths.ts';
import { listAddress, searchQuery } from '../../listing/list-address.ts';
import { listScreen, type ListExtras, type Viewer } from '../../listing/list-screen.tsx';
import { useInviteButton } from './invite/use-invite-button.tsx';
import { useFeatures } from '../../session/use-session.ts';
import { inMenu, useUserActions } from './use-user-actions.tsx';
import { usersColumns } from './users-columns.tsx';

/** The users of the tenant. */
export const UsersScreen = listScreen({
  title: 'Users',
  noun: 'user',
  searchLabel: 'Search users',
  loadingText: 'Loading user list...',
  emptyText: 'No Users.',
  fileName: userFileName,
  address: listAddress(hrefs.users, {}),
  list: listUsers,
  exported: exportUsers,
  queryOf: searchQuery,
  rowsOf: ({ Users }) => Users,
  rowId: ({ GlobalUserId }) => GlobalUserId,
  columnsFor: usersColumns,
  useExtras,
});

function useExtras(viewer: Viewer): ListExtras<PortalUser> {
  const { begin, itemsOf, dialog, outcomes } = useUserActions(viewer);
  const inviting = useInviteButton();
  const has = useFeatures();
  return {
    onCellAction: (action, user) => {
      const begun = Object.values(userActions).find(({ id }) => id === action);
      if (begun) begin(begun.id, user);
    },
    rowMenuLabel: useCallback(
      (user: PortalUser) =>
        inMenu(user, viewer, has).length > 0 ? `Row menu for ${nameOfUser(user)}` : undefined,
      [viewer, has],
    ),
    rowMenuItems: itemsOf,
    actions: inviting.button,
    above: outcomes.map(({ user, succeeded, text }, index) => (
      <Alert
        key={index}
        tone={succeeded ? 'success' : 'danger'}
        role={succeeded ? 'status' : 'alert'}
        title={user}
        className="mx-gutter mb-3 flex-none"
      >
        {text}
      </Alert>
    )),
    dialogs: (
      <>
        {dialog}
        {inviting.dialog}
      </>
    ),
  };
}
