import type { Client } from '../client/index.ts';
import { createApplication, createApplicationOnBehalf, listOwners, type Reply } from '../contract/index.ts';
import { changeOf, queryOf } from './query-of.ts';

export type Owner = Reply<typeof listOwners>['ApplicationOwners'][number];

export const newApplicationQueries = (client: Client) => ({
  owners: () => queryOf(client, listOwners, {}),

  /** Creates an application that the user owns. */
  create: () => changeOf(client, createApplication, () => ({})),

  createOnBehalf: () =>
    changeOf(client, createApplicationOnBehalf, ({ GlobalUserId, PublicId }: Owner) => ({
      body: { GlobalUserId, OwnerId: PublicId },
    })),
});
