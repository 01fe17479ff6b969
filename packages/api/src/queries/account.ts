import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { send, type Client } from '../client/index.ts';
import {
  changePassword,
  forgotPassword,
  getAccountInfo,
  signInFederated,
  type Input,
} from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { keyOf, queryOf } from './query-of.ts';

/** What people do with their own account. */
export const accountQueries = (client: Client) => ({
  info: () => queryOptions(queryOf(client, getAccountInfo, {})),

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
