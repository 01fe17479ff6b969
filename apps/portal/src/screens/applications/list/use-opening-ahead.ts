import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient } from '../../../base/services.tsx';
import { useRowIntent } from '../../../listing/use-row-intent.ts';

/** Whoever rests on a row finds its application there when opening it: its data and the script of its page. */
export function useOpeningAhead() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useRowIntent(
    useCallback(
      (path) => {
        import('../detail/detail.route.tsx')
          .then(({ askForDetailEarly }) => askForDetailEarly({ client, queryClient }, path))
          // Opening it asks again.
          .catch(() => undefined);
      },
      [client, queryClient],
    ),
  );
}
