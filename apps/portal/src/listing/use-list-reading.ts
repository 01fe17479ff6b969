import { deservesRetry } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

/** A read besides the rows that a list cannot be drawn without, such as its columns. */
export interface ReadBeside {
  readonly data: unknown;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

export interface ListReadingOptions<Reply, Key extends QueryKey> {
  /** Reads one page of what is asked for; the same function as long as the same is asked for. */
  readPage: (page: number) => UseQueryOptions<Reply, Error, Reply, Key>;
  /** From 1. */
  page: number;
  /** The person may see the list; otherwise nothing is asked for. */
  permitted: boolean;
  beside?: ReadBeside | undefined;
}

const retryable = (error: Error | null) => {
  const failure = failureOf(error);
  return failure !== undefined && deservesRetry(failure);
};

/** A page of a list with everything one can wish of it: read, read again, read ahead. */
export function useListReading<Reply, Key extends QueryKey>({
  readPage,
  page,
  permitted,
  beside,
}: ListReadingOptions<Reply, Key>) {
  const queryClient = useQueryClient();
  const list = useQuery({ ...readPage(page), enabled: permitted });
  const { refetch } = list;
  const refetchBeside = beside?.refetch;
  const missing = beside !== undefined && beside.data === undefined;
  const pending = list.isPending || beside?.isPending === true;
  const failed = permitted && (retryable(list.error) || retryable(beside?.error ?? null));
  // What was read before the right was taken away is not shown any longer.
  const forbidden = failureOf(list.error)?.kind === 'forbidden';
  const reply = permitted && !forbidden && !missing ? list.data : undefined;

  const refresh = useCallback(() => {
    if (permitted) void refetch();
    if (missing) void refetchBeside?.();
  }, [permitted, refetch, missing, refetchBeside]);
  const prefetch = useCallback(
    (ahead: number) => void queryClient.query(readPage(ahead)).catch(() => undefined),
    [queryClient, readPage],
  );

  const { isPlaceholderData: stale, isFetching, isPending } = list;
  return useMemo(
    () => ({
      reply,
      /** Nothing has been answered yet. */
      loading: permitted && !failed && pending,
      /** The rows shown answer the question before this one. */
      stale,
      refreshing: isFetching && !isPending && !stale,
      /** A read failed in a way that another try may cure (OP-250). */
      failed,
      refresh,
      prefetch,
    }),
    [reply, permitted, failed, pending, stale, isFetching, isPending, refresh, prefetch],
  );
}

export type ListReading<Reply = unknown> = Omit<
  ReturnType<typeof useListReading<Reply, QueryKey>>,
  'reply'
> & { readonly reply: Reply | undefined };
