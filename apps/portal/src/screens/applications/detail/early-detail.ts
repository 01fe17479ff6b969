import { isApplicationRef, pages } from '@portal/api/contract';
import { oneApplicationQueries } from '@portal/api/queries';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import type { Services } from '../../../base/services.tsx';

/** Requests the application of a path before its page is mounted; the page shows the result. */
export function prefetchDetail(
  { client, queryClient }: Pick<Services, 'client'> & { readonly queryClient: QueryClient },
  path: string,
): void {
  const id = matchPath(pages.application.path, path)?.params.id;
  if (id === undefined || !isApplicationRef(id)) return;
  queryClient.query(oneApplicationQueries(client).detail(id)).catch(() => undefined);
}
