import { send, type Client } from '../client/index.ts';
import {
  applicantUserStates,
  getActivityFeed,
  getApplication,
  getApplicationIps,
  reloadApplication,
} from '../contract/index.ts';
import { mutationOf, queryOf } from './query-of.ts';

/** The reads of one application. In a module of its own, because the list page needs none of it. */
export const oneApplicationQueries = (client: Client) => ({
  detail: (id: string) => queryOf(client, getApplication, { params: { id } }),

  /** The IP addresses of the applicants. */
  ips: (id: number) =>
    queryOf(client, getApplicationIps, {
      params: { id: String(id) },
      query: { userstates: applicantUserStates },
    }),

  activityFeed: (guid: string) => queryOf(client, getActivityFeed, { params: { guid } }),

  /** Requests a fresh copy. A failure is ignored, because the following reads report it (OP-154). */
  reload: (guid: string) =>
    mutationOf(
      reloadApplication,
      async () => void (await send(client, reloadApplication, { params: { guid } })),
    ),
});
