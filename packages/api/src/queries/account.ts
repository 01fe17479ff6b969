import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { send, type Client } from '../client/index.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  forgotPassword,
  getAccountInfo,
  listSessions,
  signInFederated,
  type Input,
  type Reply,
} from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { keyOf, queryOf } from './query-of.ts';

/** What people do with their own account. */
export const accountQueries = (client: Client) => ({
  info: () => queryOptions(queryOf(client, getAccountInfo, {})),

  /** Where the person is signed in: as it is now. */
  sessions: () => queryOptions({ ...queryOf(client, listSessions, {}), staleTime: 0 }),

  endSession: () =>
    mutationOptions({
      mutationKey: keyOf(endSession),
      mutationFn: (sessionId: string) => unwrap(send(client, endSession, { params: { sessionId } })),
      meta: { invalidates: { answered: [listSessions] } },
    }),

  endOtherSessions: () =>
    mutationOptions({
      mutationKey: keyOf(endOtherSessions),
      mutationFn: (): Promise<Reply<typeof endOtherSessions>> => unwrap(send(client, endOtherSessions, {})),
      meta: { invalidates: { answered: [listSessions] } },
    }),

  changePassword: () =>
    mutationOptions({
      mutationKey: keyOf(changePassword),
      // What was typed stays in no cache.
      gcTime: 0,
      mutationFn: (body: Input<typeof changePassword>['body']) =>
        unwrap(send(client, changePassword, { body })),
    }),

  /** Shows the pair of a federated address; answers what to bring to the provider. */
  signInFederated: () =>
    mutationOptions({
      mutationKey: keyOf(signInFederated),
      gcTime: 0,
      mutationFn: ({ token, hash }: { readonly token: string; readonly hash: string }) =>
        unwrap(send(client, signInFederated, { params: { token }, query: { hash } })),
    }),

  /** Asks for a link to choose another password. */
  forgotPassword: () =>
    mutationOptions({
      mutationKey: keyOf(forgotPassword),
      mutationFn: (email: string) => unwrap(send(client, forgotPassword, { body: { Email: email } })),
    }),
});
