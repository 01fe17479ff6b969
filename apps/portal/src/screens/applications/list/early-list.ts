import { can, listClaims, pages } from '@portal/api/contract';
import { applicationQueries, type ListScope } from '@portal/api/queries';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import type { Services } from '../../../base/services.tsx';
import { listQuery, parseListLocation, type ListLocation } from '../query/list.location.ts';
import { listArrangement } from '../views/lazy-list-arrangement.ts';

/** The list at an address, or undefined if it is not a list. */
function listAt(path: string, search: string): ListLocation | undefined {
  const query = new URLSearchParams(search);
  const at = (scope: ListScope, pattern: string) => {
    const match = matchPath(pattern, path);
    return match ? parseListLocation(scope, match.params, query) : undefined;
  };
  return matchPath(pages.listAll.path, path) ? at('all', pages.listAll.path) : at('my', pages.list.path);
}

/** Requests the rows of the list while the dashboard still waits for its configuration. */
export function prefetchList(
  { client, queryClient }: Pick<Services, 'client'> & { readonly queryClient: QueryClient },
  claims: readonly string[],
  path: string,
  search: string,
): void {
  const location = listAt(path, search);
  if (!location || !can(claims, listClaims[location.scope])) return;
  if (location.cols) listArrangement.load().catch(() => undefined);
  const rows = applicationQueries(client).list(location.scope, listQuery(location));
  // If the list is already mounted, it has requested the rows itself and shows the result.
  if (queryClient.getQueryState(rows.queryKey)) return;
  queryClient.query(rows).catch(() => undefined);
}
