import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { send, type Client } from '../client/index.ts';
import {
  createApplication,
  createApplicationOnBehalf,
  listAllApplications,
  listMyApplications,
  listOwners,
  type FormReply,
  type Reply,
} from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { keyOf, queryOf } from './query-of.ts';

export type Owner = Reply<typeof listOwners>['ApplicationOwners'][number];

/** Both are over with the answer, not with the lists read again: a browser allows a window for some seconds only. */
export const newApplicationQueries = (client: Client) => ({
  owners: () => queryOf(client, listOwners, {}),

  /** The person becomes the owner. */
  create: () =>
    mutationOptions({
      mutationKey: keyOf(createApplication),
      mutationFn: () => unwrap(send(client, createApplication, {})),
      onSuccess: (reply, _nothing, _before, { client: queryClient }) => rereadLists(queryClient, reply),
    }),

  createOnBehalf: () =>
    mutationOptions({
      mutationKey: keyOf(createApplicationOnBehalf),
      mutationFn: ({ GlobalUserId, PublicId }: Owner) =>
        unwrap(send(client, createApplicationOnBehalf, { body: { GlobalUserId, OwnerId: PublicId } })),
      onSuccess: (reply, _owner, _before, { client: queryClient }) => rereadLists(queryClient, reply),
    }),
});

function rereadLists(queryClient: QueryClient, { Result }: FormReply) {
  if (Result !== 'Success') return;
  for (const list of [listMyApplications, listAllApplications]) {
    void queryClient.invalidateQueries({ queryKey: keyOf(list) });
  }
}
