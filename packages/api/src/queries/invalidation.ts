import { MutationCache, type Mutation, type QueryClient } from '@tanstack/react-query';
import type { Endpoint, Invalidations } from '../contract/index.ts';
import { keyOf } from './query-of.ts';

/** The one place where a read becomes stale: endpoints say what. */
export function createInvalidatingCache(queryClientOf: () => QueryClient): MutationCache {
  /** Mutations whose caller is still there. */
  const attended = new WeakSet<object>();
  const invalidate = (moment: Exclude<keyof Invalidations, 'reread'>, { meta }: { meta: Mutation['meta'] }) =>
    makeStale(queryClientOf(), meta?.invalidates?.[moment] ?? [], meta?.invalidates?.reread);

  const cache = new MutationCache({
    onSettled: (data, error, _variables, _result, mutation) => {
      invalidate('answered', mutation);
      if (error !== null || refuses(data)) invalidate('refused', mutation);
      if (error === null) invalidate('succeeded', mutation);
      if (!attended.has(mutation)) invalidate('closed', mutation);
    },
  });
  cache.subscribe((event) => {
    if (event.type === 'observerAdded') attended.add(event.mutation);
    // Without listeners the caller is gone; with some it has only begun another call.
    if (event.type === 'observerRemoved' && !event.observer.hasListeners()) {
      attended.delete(event.mutation);
      if (event.mutation.state.status !== 'pending') invalidate('closed', event.mutation);
    }
  });
  return cache;
}

/** An envelope whose number says that it was not done (OP-244). */
const refuses = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'ErrorNo' in data && data.ErrorNo !== 0;

/**
 * Reads under way are given up first: they may have been answered before the change, and would bring back what was.
 * What is shown is read again at once; the rest when it is next asked for.
 */
function makeStale(
  queryClient: QueryClient,
  reads: readonly Endpoint[],
  reread: Invalidations['reread'] = 'shown',
) {
  for (const read of reads) {
    const queryKey = keyOf(read);
    void queryClient.cancelQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey, refetchType: reread === 'all' ? 'all' : 'active' });
  }
}
