import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/index.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  forgotPassword,
  getAccountInfo,
  listSessions,
  signInFederated,
  type Input,
} from '../contract/index.ts';
import { changeOf, queryOf } from './query-of.ts';

/** What people do with their own account. */
export const accountQueries = (client: Client) => ({
  info: () => queryOptions(queryOf(client, getAccountInfo, {})),

  /** Where the person is signed in: as it is now. */
  sessions: () => queryOptions({ ...queryOf(client, listSessions, {}), staleTime: 0 }),

  endSession: () => changeOf(client, endSession, (sessionId: string) => ({ params: { sessionId } })),

  endOtherSessions: () => changeOf(client, endOtherSessions, () => ({})),

  changePassword: () =>
    // What was typed stays in no cache.
    changeOf(client, changePassword, (body: Input<typeof changePassword>['body']) => ({ body }), {
      gcTime: 0,
    }),

  /** Shows the pair of a federated address; answers what to bring to the provider. */
  signInFederated: () =>
    changeOf(
      client,
      signInFederated,
      ({ token, hash }: { readonly token: string; readonly hash: string }) => ({
        params: { token },
        query: { hash },
      }),
      { gcTime: 0 },
    ),

  /** Asks for a link to choose another password. */
  forgotPassword: () => changeOf(client, forgotPassword, (email: string) => ({ body: { Email: email } })),
});
