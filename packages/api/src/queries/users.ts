import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { download, send, type Client, type DownloadOptions } from '../client/index.ts';
import {
  changeApplicationAccess,
  disableUser,
  enableUser,
  exportUsers,
  listUsers,
  unlockUser,
  type Envelope,
  type UserListQuery,
} from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { keyOf, queryOf } from './query-of.ts';

export interface UserExportOrder extends Pick<DownloadOptions, 'signal' | 'onStart'> {
  /** Only who is found by it. */
  readonly search: string;
}

/** The list is read again at once; a dialog that stands before it shows its result meanwhile. */
const invalidates = { answered: [listUsers] };
const changes = { unlock: unlockUser, reactivate: enableUser, deactivate: disableUser } as const;

export const userQueries = (client: Client) => ({
  list: (query: Partial<UserListQuery>) =>
    queryOptions({ ...queryOf(client, listUsers, { query }), placeholderData: keepPreviousData }),

  /** Everybody whom the search finds, as one CSV file; afterwards the list is read again (USER-048). */
  export: () =>
    mutationOptions({
      mutationKey: keyOf(exportUsers),
      mutationFn: ({ search, ...options }: UserExportOrder) =>
        unwrap(download(client, exportUsers, { query: search ? { SearchQuery: search } : {} }, options)),
      meta: { invalidates: { succeeded: [listUsers] } },
    }),

  /** Lets somebody in, or keeps them out. */
  change: (change: keyof typeof changes) =>
    mutationOptions({
      mutationKey: keyOf(changes[change]),
      mutationFn: (globalUserId: string): Promise<Envelope> =>
        unwrap(send(client, changes[change], { params: { globalUserId } })),
      meta: { invalidates },
    }),

  /** Gives somebody access to applications, or takes it. */
  changeAccess: (assigneeUserGlobalId: string) =>
    mutationOptions({
      mutationKey: keyOf(changeApplicationAccess),
      mutationFn: (type: 'Grant' | 'Revoke'): Promise<Envelope> =>
        unwrap(
          send(client, changeApplicationAccess, {
            query: { assigneeUserGlobalId, editApplicationPermissionRequestType: type },
          }),
        ),
      meta: { invalidates },
    }),
});
