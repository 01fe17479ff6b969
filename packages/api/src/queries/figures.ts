import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send, type Client } from '../client/index.ts';
import { countApplications, type Input } from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { keyOf } from './query-of.ts';

export type FigureQuery = Input<typeof countApplications>['query'];

/** How long figures are shown before they are read again, in ms. */
const staleTime = 300_000;

export const figureQueries = (client: Client) => ({
  /** Once invalidated, by a change or by the user, the applications are counted again. */
  applications: (query: FigureQuery) =>
    queryOptions({
      queryKey: keyOf(countApplications, { query }),
      queryFn: ({ client: cache, queryKey, signal }) => {
        const stale = cache.getQueryState(queryKey)?.isInvalidated === true;
        const input = { query: { ...query, ...(stale && { Fresh: true }) } };
        return unwrap(send(client, countApplications, input, { signal }));
      },
      staleTime,
      refetchOnWindowFocus: true,
      placeholderData: keepPreviousData,
    }),
});
