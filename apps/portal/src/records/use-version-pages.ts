import { failureOf } from '@portal/api/queries';
import { useQueries, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Reads the pages of a history, newest version first, one more with each `onShowMore`. Its result fits `VersionHistory`.
 *
 * @param queryOf Query of the page with this number.
 */
export function useVersionPages<
  Reply extends { readonly MaxPage: number },
  Version extends { readonly Number: number },
>(
  queryOf: (page: number) => UseQueryOptions<Reply, Error, Reply, readonly unknown[]>,
  versionsOf: (reply: Reply) => readonly Version[],
) {
  const [pages, setPages] = useState(1);
  const reads = useQueries({ queries: Array.from({ length: pages }, (_, index) => queryOf(index + 1)) });
  const failed = reads.filter(({ isError }) => isError);
  const last = reads.at(-1);
  return {
    versions: withoutRepeats(reads.flatMap(({ data }) => (data ? versionsOf(data) : []))),
    /** Whether the user lost the permission. */
    forbidden: failed.some(({ error }) => failureOf(error)?.kind === 'forbidden'),
    state: reads.some(({ data, isFetching }) => !data && isFetching)
      ? ('loading' as const)
      : failed.length > 0
        ? ('failed' as const)
        : ('ready' as const),
    onRetry: () => {
      for (const { refetch } of failed) void refetch();
    },
    onShowMore: (last?.data?.MaxPage ?? pages + 1) > pages ? () => setPages(pages + 1) : undefined,
  };
}

/** A version that was stored between the reads of two pages moves the others to the next page. */
export const withoutRepeats = <Version extends { readonly Number: number }>(
  versions: readonly Version[],
): readonly Version[] => [...new Map(versions.map((version) => [version.Number, version])).values()];
