import { queryOptions } from '@tanstack/react-query';
import { send, type Client } from '../client/index.ts';
import {
  applicantUserStates,
  getActivityFeed,
  getApplication,
  getApplicationIps,
  reloadApplication,
} from '../contract/index.ts';
import { mutationOf, queryOf } from './query-of.ts';

/** Milliseconds that a left detail stays in memory: it holds personal data. */
const detailGcTime = 5 * 60_000;

/** What is read of one application. Apart from the lists, whose page comes first and needs none of it. */
export const oneApplicationQueries = (client: Client) => ({
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
    mutationOf(
      reloadApplication,
      async () => void (await send(client, reloadApplication, { params: { guid } })),
    ),
});
