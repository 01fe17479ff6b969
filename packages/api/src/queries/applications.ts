import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/index.ts';
import { listAllApplications, listMyApplications, type ListQuery } from '../contract/index.ts';
import { queryOf } from './query-of.ts';

/** The user's own applications, or all. */
export type ListScope = 'my' | 'all';

export const listEndpoint = (scope: ListScope) => (scope === 'my' ? listMyApplications : listAllApplications);

export const applicationQueries = (client: Client) => ({
  list: (scope: ListScope, query: Partial<ListQuery>) =>
    queryOptions({ ...queryOf(client, listEndpoint(scope), { query }), placeholderData: keepPreviousData }),
});
