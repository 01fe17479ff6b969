import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/index.ts';
import { getIdentificationOptions, verifyIndividual, type Input } from '../contract/index.ts';
import { changeOf, queryOf } from './query-of.ts';

/** An individual of an application, as the calls name both. */
export interface CheckedIndividual {
  readonly applicationGuid: string;
  readonly individualGuid: string;
}

type CheckBody = Input<typeof verifyIndividual>['body'];

export const identityCheckQueries = (client: Client) => ({
  /** Each opening of the dialog asks anew; the answer is nobody's to keep. */
  options: (params: CheckedIndividual) =>
    queryOptions({ ...queryOf(client, getIdentificationOptions, { params }), gcTime: 0 }),

  /** The application is read again once the outcome has been read (REV-022). */
  verify: (params: CheckedIndividual) =>
    changeOf(client, verifyIndividual, (body: CheckBody) => ({ params, body })),
});
