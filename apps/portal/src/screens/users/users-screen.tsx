import { nameOfUser, Permission, userActionIds, type PortalUser } from '@portal/api/contract';
import { configurationQueries, userQueries } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { EmptyState } from '@portal/ui/empty-state';
import { Loader } from '@portal/ui/loader';
import { MenuButton } from '@portal/ui/menu';
import { PageHeader } from '@portal/ui/page-header';
import { download } from '@portal/ui/safe';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useClient } from '../../app/services.tsx';
import { ClearFilter } from '../../listing/clear-filter.tsx';
import { useListExport } from '../../listing/export/use-list-export.tsx';
import { lastPageBefore } from '../../listing/last-page.ts';
import { useListAnnouncement } from '../../listing/list-announcement.ts';
import { ListTable } from '../../listing/list-table.tsx';
import { ListToolbar } from '../../listing/list-toolbar.tsx';
import { askedOtherwise, type PlainLocation } from '../../listing/plain.location.ts';
import { useCan, useUser } from '../../session/use-session.ts';
import { Page } from '../../shell/page.tsx';
import { useInviteButton } from './invite/use-invite-button.tsx';
import { inMenu, useUserActions } from './use-user-actions.tsx';
import { useUsers } from './use-users.ts';
import { usersColumns, type UsersView } from './users-columns.tsx';
import { usersHref } from './users.location.ts';

const noUsers: readonly PortalUser[] = [];
const userId = ({ GlobalUserId }: PortalUser) => GlobalUserId;

/** The people of the tenant, for whoever manages them. */
export function UsersScreen({ location }: { location: PlainLocation }) {
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
  const navigate = useNavigate();
  const can = useCan();
  const { claims, globalId } = useUser();
  const dateFormat = useQuery(configurationQueries(client).custom()).data?.DefaultDateFormat;
  const view = useMemo<UsersView>(() => ({ claims, globalId, dateFormat }), [claims, globalId, dateFormat]);
  const list = useUsers(location);
  const region = useRef<HTMLElement>(null);
  const { begin, itemsOf, dialog, outcomes } = useUserActions(view);
  const inviting = useInviteButton();
  const columns = useMemo(() => usersColumns(view), [view]);
  const menuLabel = useCallback(
    (user: PortalUser) => (inMenu(user, view).length > 0 ? `Row menu for ${nameOfUser(user)}` : undefined),
    [view],
  );
  const address = usersHref(location);
  const announcement = useListAnnouncement(address, list);
  const { mutateAsync: exportAll } = useMutation(userQueries(client).export());
  const exporting = useListExport({
    permitted: can(Permission.exportUsers),
    question: usersHref({ ...location, page: 1 }),
    total: list.reply?.TotalRows,
    save: async (run) => {
      const { file } = await exportAll({ search: location.search, ...run });
      download(file, 'userlist.csv');
    },
  });

  const { reply } = list;
  const lastPage = lastPageBefore(list, location.page);
  if (lastPage !== undefined) return <Navigate to={usersHref({ ...location, page: lastPage })} replace />;

  const withSearch = (search: string) => usersHref(askedOtherwise(location, { search }));
  return (
    <>
      <PageHeader
        title="Users"
        count={reply?.TotalRows}
        notice={exporting.notice}
        actions={
          <>
            {exporting.beside}
            {exporting.items.length > 0 && <MenuButton label="Action" items={exporting.items} />}
            {inviting.button}
          </>
        }
      />
      <ListToolbar
        searchLabel="Search users"
        search={location.search}
        onSearch={(text) => void navigate(withSearch(text))}
        list={list}
      >
        {location.search && <ClearFilter to={withSearch('')} />}
      </ListToolbar>
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
      {list.loading ? (
        <Loader text="Loading user list..." />
      ) : (
        <ListTable
          label="Users table"
          list={list}
          address={address}
          place={list.place}
          region={region}
          columns={columns}
          rows={reply?.Users ?? noUsers}
          rowId={userId}
          emptyText={location.search ? 'No Results.' : 'No Users.'}
          onCellAction={(action, user) => {
            const begun = userActionIds.find((id) => id === action);
            if (begun) begin(begun, user);
          }}
          rowMenuLabel={menuLabel}
          rowMenuItems={itemsOf}
          announcement={announcement}
        />
      )}
      {exporting.below}
      {dialog}
      {inviting.dialog}
    </>
  );
}
