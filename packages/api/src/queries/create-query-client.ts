import { QueryClient } from '@tanstack/react-query';
import { createInvalidatingCache } from './invalidation.ts';

/** React Query must not retry, because the client already retries the calls for which that is safe. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        // How long a reply without a user stays in memory. Short, because it can contain personal data.
        gcTime: 5 * 60_000,
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
