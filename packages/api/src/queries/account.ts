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

/** Queries and mutations of the user's own account. */
export const accountQueries = (client: Client) => ({
  info: () => queryOf(client, getAccountInfo, {}),

  /** The user's sessions, always fresh. */
  sessions: () => queryOf(client, listSessions, {}, { staleTime: 0 }),

  endSession: () => changeOf(client, endSession, (sessionId: string) => ({ params: { sessionId } })),

  endOtherSessions: () => changeOf(client, endOtherSessions, () => ({})),

  changePassword: () =>
    // A password must not stay in a cache.
    changeOf(client, changePassword, (body: Input<typeof changePassword>['body']) => ({ body }), {
      gcTime: 0,
    }),

  /** Redeems the pair of a federated address. The result contains the token for the provider. */
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

  /** Requests a link to reset the password. */
  forgotPassword: () => changeOf(client, forgotPassword, (email: string) => ({ body: { Email: email } })),
});
