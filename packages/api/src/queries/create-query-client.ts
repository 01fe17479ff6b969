import { QueryClient } from '@tanstack/react-query';
import { createInvalidatingCache } from './invalidation.ts';

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
    mutationCache: createInvalidatingCache(() => queryClient),
  });
  return queryClient;
}
