import { mutationOptions } from '@tanstack/react-query';
import { send, type Client } from '../client/index.ts';
import { createApplication, createApplicationOnBehalf, listOwners, type Reply } from '../contract/index.ts';
import { applicationLists } from './applications.ts';
import { unwrap } from './call-failed.ts';
import { keyOf, queryOf } from './query-of.ts';

export type Owner = Reply<typeof listOwners>['ApplicationOwners'][number];

export const newApplicationQueries = (client: Client) => ({
  owners: () => queryOf(client, listOwners, {}),

  /** The person becomes the owner. */
  create: () =>
    mutationOptions({
      mutationKey: keyOf(createApplication),
      mutationFn: () => unwrap(send(client, createApplication, {})),
      meta: { invalidates: { answered: applicationLists } },
    }),

  createOnBehalf: () =>
    mutationOptions({
      mutationKey: keyOf(createApplicationOnBehalf),
      mutationFn: ({ GlobalUserId, PublicId }: Owner) =>
        unwrap(send(client, createApplicationOnBehalf, { body: { GlobalUserId, OwnerId: PublicId } })),
      meta: { invalidates: { answered: applicationLists } },
    }),
});
