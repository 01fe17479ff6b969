import { MutationCache, type Mutation, type QueryClient } from '@tanstack/react-query';
import { succeeded, type Endpoint, type Envelope, type Invalidations } from '../contract/index.ts';
import { keyOf } from './query-of.ts';

/** The single source of cache invalidation. Each endpoint defines what it makes stale. */
export function createInvalidatingCache(queryClientOf: () => QueryClient): MutationCache {
  /** Mutations whose caller is mounted. */
  const mounted = new WeakSet<object>();
  const invalidate = (
    moment: Exclude<keyof Invalidations, 'refetch'>,
    { meta }: { meta: Mutation['meta'] },
  ) => makeStale(queryClientOf(), meta?.invalidates?.[moment] ?? [], meta?.invalidates?.refetch);

  const cache = new MutationCache({
    onSettled: (data, error, _variables, _result, mutation) => {
      invalidate('settled', mutation);
      if (error !== null || reportsError(data)) invalidate('failed', mutation);
      if (error === null) invalidate('succeeded', mutation);
      if (!mounted.has(mutation)) invalidate('closed', mutation);
    },
  });
  cache.subscribe((event) => {
    if (event.type === 'observerAdded') mounted.add(event.mutation);
    // Without listeners the caller has unmounted. With listeners it has only started another call.
    if (event.type === 'observerRemoved' && !event.observer.hasListeners()) {
      mounted.delete(event.mutation);
      if (event.mutation.state.status !== 'pending') invalidate('closed', event.mutation);
    }
  });
  return cache;
}

/** Whether the reply is an envelope that reports an error (OP-244). */
const reportsError = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'ErrorNo' in data && !succeeded(data as Envelope);

/**
 * Cancels pending reads first, because their responses may predate the change. Then refetches the active queries at
 * once, and the others when they are used again.
 */
function makeStale(
  queryClient: QueryClient,
  reads: readonly Pick<Endpoint, 'id'>[],
  refetch: Invalidations['refetch'] = 'active',
) {
  for (const read of reads) {
    const queryKey = keyOf(read);
    void queryClient.cancelQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey, refetchType: refetch === 'all' ? 'all' : 'active' });
  }
}
