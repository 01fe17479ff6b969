import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient } from '../../../base/services.tsx';
import { useRowIntent } from '../../../listing/use-row-intent.ts';

/** Prefetches the data and the page script of an application when the pointer or the focus rests on its row. */
export function useApplicationPrefetch() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useRowIntent(
    useCallback(
      (path) => {
        import('../detail/detail.route.tsx')
          .then(({ prefetchDetail }) => prefetchDetail({ client, queryClient }, path))
          // Opening the application requests it again.
          .catch(() => undefined);
      },
      [client, queryClient],
    ),
  );
}
