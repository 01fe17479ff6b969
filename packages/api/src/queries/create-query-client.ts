import { MutationCache, QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../contract/index.ts';
import { keyOf } from './query-of.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Reads that are stale once the mutation has been answered, whatever the answer. */
      readonly invalidates?: readonly Endpoint[];
    };
  }
}

/** Calls are tried again by the client, where that is safe, and never here. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSettled: (_data, _error, _variables, _result, mutation) =>
        Promise.all(
          (mutation.meta?.invalidates ?? []).map((endpoint) =>
            queryClient.invalidateQueries({ queryKey: keyOf(endpoint) }),
          ),
        ),
    }),
  });
  return queryClient;
}
