import { deservesRetry, unreadableIn } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

/** A query that is not complete yet or has failed. */
export interface UnfinishedQuery {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** Another query that the list needs before it can render, such as its columns. */
export interface RequiredQuery extends UnfinishedQuery {
  readonly data: unknown;
}

export interface ListReadingOptions<Reply, Key extends QueryKey> {
  /** Query of one page; must be the same function as long as the query is the same. */
  readPage: (page: number) => UseQueryOptions<Reply, Error, Reply, Key>;
  /** From 1. */
  page: number;
  /** Whether the user may see the list; if not, nothing is requested. */
  permitted: boolean;
  requiredQuery?: RequiredQuery | undefined;
  /** Another one, as long as it is not complete: until then nothing is requested. */
  waitsFor?: UnfinishedQuery | undefined;
}

const retryable = (error: Error | null) => deservesRetry(failureOf(error));

/** Loads a page of a list, with refresh and prefetch. */
export function useListReading<Reply extends object, Key extends QueryKey>({
  readPage,
  page,
  permitted,
  requiredQuery,
  waitsFor,
}: ListReadingOptions<Reply, Key>) {
  const queryClient = useQueryClient();
  const waiting = waitsFor !== undefined;
  const list = useQuery({ ...readPage(page), enabled: permitted && !waiting });
  const { refetch } = list;
  // A query that the list waits for comes first, so that it alone is retried.
  const required = waiting ? waitsFor : requiredQuery;
  const refetchRequired = required?.refetch;
  const missing = waiting || (requiredQuery !== undefined && requiredQuery.data === undefined);
  const pending = waiting ? waitsFor.isPending : list.isPending || requiredQuery?.isPending === true;
  const failed = permitted && (retryable(waiting ? null : list.error) || retryable(required?.error ?? null));
  // Data from before the permission was revoked must not stay visible.
  const forbidden = failureOf(list.error)?.kind === 'forbidden';
  const reply = permitted && !forbidden && !missing ? list.data : undefined;

  const refresh = useCallback(() => {
    if (permitted && !waiting) void refetch();
    if (missing) void refetchRequired?.();
  }, [permitted, waiting, refetch, missing, refetchRequired]);
  const prefetch = useCallback(
    (ahead: number) => void queryClient.query(readPage(ahead)).catch(() => undefined),
    [queryClient, readPage],
  );

  const { isPlaceholderData: stale, isFetching, isPending } = list;
  return useMemo(
    () => ({
      reply,
      /** Rows of the page that cannot be read. They are missing in the reply. */
      unreadable: unreadableIn(reply),
      /** True before the first response. */
      loading: permitted && !failed && pending,
      /** The shown rows belong to the previous query. */
      stale,
      refreshing: isFetching && !isPending && !stale,
      /** A query failed, and a retry may succeed (OP-250). */
      failed,
      refresh,
      prefetch,
    }),
    [reply, permitted, failed, pending, stale, isFetching, isPending, refresh, prefetch],
  );
}

export type ListReading<Reply extends object = object> = Omit<
  ReturnType<typeof useListReading<Reply, QueryKey>>,
  'reply'
> & { readonly reply: Reply | undefined };
