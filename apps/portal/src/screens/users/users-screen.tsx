import {
  nameOfUser,
  Permission,
  isPermitted,
  userActions,
  userListActions,
  type listUsers,
  type PortalUser,
  type Reply,
} from '@portal/api/contract';
import { configurationQueries, userQueries } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useClient } from '../../app/services.tsx';
import { PlainListPage, plainListRoute, type PlainList } from '../../listing/plain-list-page.tsx';
import { parsePlainLocation, type PlainLocation } from '../../listing/plain.location.ts';
import { useCan, useUser } from '../../session/use-session.ts';
import { Page } from '../../shell/page.tsx';
import { useInviteButton } from './invite/use-invite-button.tsx';
import { inMenu, useUserActions } from './use-user-actions.tsx';
import { usersColumns, type UsersView } from './users-columns.tsx';
import { usersHref, usersQuery } from './users.location.ts';

const list: PlainList<PlainLocation, PortalUser, Reply<typeof listUsers>> = {
  title: 'Users',
  noun: 'user',
  tableLabel: 'Users table',
  searchLabel: 'Search users',
  loadingText: 'Loading user list...',
  emptyText: 'No Users.',
  fileName: 'userlist.csv',
  unnarrowed: { search: '' },
  hrefOf: usersHref,
  rowsOf: ({ Users }) => Users,
  rowId: ({ GlobalUserId }) => GlobalUserId,
};

/** The people of the tenant, for whoever manages them. */
function UsersScreen({ location }: { location: PlainLocation }) {
  return (
    <>
      <Page title="Users" fixed />
      {useCan()(Permission.userManagement) ? (
        <UserList location={location} />
      ) : (
        <>
          <PageHeader title="Users" />
          <EmptyState title="You do not have permission to view this page." />
        </>
      )}
    </>
  );
}

function UserList({ location }: { location: PlainLocation }) {
  const client = useClient();
  const { claims, globalId } = useUser();
  const read = useCallback((asked: PlainLocation) => userQueries(client).list(usersQuery(asked)), [client]);
  const dateFormat = useQuery(configurationQueries(client).custom()).data?.DefaultDateFormat;
  const view = useMemo<UsersView>(() => ({ claims, globalId, dateFormat }), [claims, globalId, dateFormat]);
  const columns = useMemo(() => usersColumns(view), [view]);
  const { mutateAsync: exportAll } = useMutation(userQueries(client).export());
  const { begin, itemsOf, dialog, outcomes } = useUserActions(view);
  const inviting = useInviteButton();
  const menuLabel = useCallback(
    (user: PortalUser) => (inMenu(user, view).length > 0 ? `Row menu for ${nameOfUser(user)}` : undefined),
    [view],
  );
  return (
    <>
      <PlainListPage
        list={list}
        location={location}
        read={read}
        permitted
        exportAll={
          isPermitted(userListActions.export, claims)
            ? (run) => exportAll({ search: location.search, ...run })
            : undefined
        }
        columns={columns}
        onCellAction={(action, user) => {
          const begun = Object.values(userActions).find(({ id }) => id === action);
          if (begun) begin(begun.id, user);
        }}
        rowMenuLabel={menuLabel}
        rowMenuItems={itemsOf}
        actions={inviting.button}
      >
        {outcomes.map(({ user, succeeded, text }, index) => (
          <Alert
            key={index}
            tone={succeeded ? 'success' : 'danger'}
            role={succeeded ? 'status' : 'alert'}
            title={user}
            className="mx-gutter mb-3 flex-none"
          >
            {text}
          </Alert>
        ))}
      </PlainListPage>
      {dialog}
      {inviting.dialog}
    </>
  );
}

export const UsersRoute = plainListRoute(parsePlainLocation, UsersScreen);
