import type { Client } from '../client/index.ts';
import { getIdentificationOptions, verifyIndividual, type Input } from '../contract/index.ts';
import { changeOf, queryOf } from './query-of.ts';

/** An individual of an application, with the parameter names of the endpoints. */
export interface CheckedIndividual {
  readonly applicationGuid: string;
  readonly individualGuid: string;
}

type CheckBody = Input<typeof verifyIndividual>['body'];

export const identityCheckQueries = (client: Client) => ({
  /** Fetched each time the dialog opens, and not cached. */
  options: (params: CheckedIndividual) =>
    queryOf(client, getIdentificationOptions, { params }, { gcTime: 0 }),

  /** The application is refetched after the user has read the outcome (REV-022). */
  verify: (params: CheckedIndividual) =>
    changeOf(client, verifyIndividual, (body: CheckBody) => ({ params, body })),
});
