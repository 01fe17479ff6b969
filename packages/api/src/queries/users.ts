import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { download, type Client, type DownloadOptions } from '../client/index.ts';
import {
  changeApplicationAccess,
  disableUser,
  enableUser,
  exportUsers,
  inviteAgain,
  inviteUser,
  listRoles,
  listUsers,
  unlockUser,
  type Invitation,
  type UserListQuery,
} from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { changeOf, mutationOf, queryOf } from './query-of.ts';

export interface UserExportOrder extends Pick<DownloadOptions, 'signal' | 'onStart'> {
  /** Only who is found by it. */
  readonly search: string;
}

export interface AccessChange {
  readonly globalUserId: string;
  readonly type: 'Grant' | 'Revoke';
}

const changes = {
  inviteAgain,
  unlock: unlockUser,
  reactivate: enableUser,
  deactivate: disableUser,
} as const;

export const userQueries = (client: Client) => ({
  list: (query: Partial<UserListQuery>) =>
    queryOptions({ ...queryOf(client, listUsers, { query }), placeholderData: keepPreviousData }),

  /** Everybody whom the search finds, as one CSV file; afterwards the list is read again (USER-048). */
  export: () =>
    mutationOf(exportUsers, ({ search, ...options }: UserExportOrder) =>
      unwrap(download(client, exportUsers, { query: search ? { SearchQuery: search } : {} }, options)),
    ),

  /** The roles that somebody can be invited into: those that there are now. */
  roles: () => queryOptions({ ...queryOf(client, listRoles, {}), staleTime: 0 }),

  invite: () => changeOf(client, inviteUser, (body: Invitation) => ({ body })),

  /** Lets somebody in, sends them another invitation, or keeps them out. */
  change: (change: keyof typeof changes) =>
    changeOf(client, changes[change], (globalUserId: string) => ({ params: { globalUserId } })),

  /** Gives somebody access to applications, or takes it. */
  changeAccess: () =>
    changeOf(client, changeApplicationAccess, ({ globalUserId, type }: AccessChange) => ({
      query: { assigneeUserGlobalId: globalUserId, editApplicationPermissionRequestType: type },
    })),
});
