import type { Client } from '../client/index.ts';
import { findApplicationsById, findRecords } from '../contract/index.ts';
import { queryOf } from './query-of.ts';

/** What was typed and found is never kept, because it may be personal (OP-294). */
const notKept = { staleTime: 0, gcTime: 0 } as const;

export const findQueries = (client: Client) => ({
  /** The records that match a text. */
  matching: (Text: string) => queryOf(client, findRecords, { body: { Text } }, notKept),

  /** Those of the applications that the user can see, in the order of the ids. */
  applications: (ids: readonly number[]) =>
    queryOf(client, findApplicationsById, { body: { Ids: [...ids] } }, notKept),
});
