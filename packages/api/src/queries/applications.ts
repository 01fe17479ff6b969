import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { send, type Client } from '../client/index.ts';
import {
  applicantUserStates,
  cancelApplications,
  getActivityFeed,
  getApplication,
  getApplicationIps,
  listAllApplications,
  listMyApplications,
  reloadApplication,
  type ListQuery,
} from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { keyOf, queryOf } from './query-of.ts';

/** Whose applications a list shows. */
export type ListScope = 'my' | 'all';

export const listEndpoint = (scope: ListScope) => (scope === 'my' ? listMyApplications : listAllApplications);

/** Every list of applications. */
export const applicationLists = [listMyApplications, listAllApplications] as const;
/** Everything that is read of one application. */
export const applicationReads = [getApplication, getActivityFeed, getApplicationIps] as const;

/** Milliseconds that a left detail stays in memory: it holds personal data (security C13). */
const detailGcTime = 5 * 60_000;

export const applicationQueries = (client: Client) => ({
  list: (scope: ListScope, query: Partial<ListQuery>) =>
    queryOptions({ ...queryOf(client, listEndpoint(scope), { query }), placeholderData: keepPreviousData }),

  detail: (id: string) =>
    queryOptions({ ...queryOf(client, getApplication, { params: { id } }), gcTime: detailGcTime }),

  /** Where the applicants came from. */
  ips: (id: number) =>
    queryOptions({
      ...queryOf(client, getApplicationIps, {
        params: { id: String(id) },
        query: { userstates: applicantUserStates },
      }),
      gcTime: detailGcTime,
    }),

  activityFeed: (guid: string) => queryOf(client, getActivityFeed, { params: { guid } }),

  /** Asks for a fresh copy; a failing reload is ignored, the reads that follow tell (OP-154). */
  reload: (guid: string) =>
    mutationOptions({
      mutationKey: keyOf(reloadApplication),
      mutationFn: async () => void (await send(client, reloadApplication, { params: { guid } })),
      meta: { invalidates: { answered: applicationReads } },
    }),

  /** Cancels in one call. The lists stay as they are until the result has been read. */
  cancel: () =>
    mutationOptions({
      mutationKey: keyOf(cancelApplications),
      mutationFn: (guids: readonly string[]) =>
        unwrap(
          send(client, cancelApplications, {
            body: { ApplicationCancellations: guids.map((ApplicationGuid) => ({ ApplicationGuid })) },
          }),
        ),
      meta: { invalidates: { answered: applicationReads, closed: applicationLists } },
    }),
});
