import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { preloadScreen } from '../../../base/lazy-screen.tsx';
import { useClient } from '../../../base/services.tsx';
import { useRowIntent } from '../../../listing/use-row-intent.ts';
import { useUser } from '../../../session/use-session.ts';

/** Prefetches the data and the page script of an application when the pointer or the focus rests on its row. */
export function useApplicationPrefetch() {
  const client = useClient();
  const queryClient = useQueryClient();
  const user = useUser();
  return useRowIntent(
    useCallback(
      (path) => preloadScreen(path, { client, queryClient, user, search: new URLSearchParams() }),
      [client, queryClient, user],
    ),
  );
}
