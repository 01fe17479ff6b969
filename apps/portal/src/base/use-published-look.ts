import type { Client } from '@portal/api/client';
import { useEffect, useRef } from 'react';

/** Keeps the page in the published look of its tenant; another `pathname` is a navigation (STUDIO-062). */
export function usePublishedLook(client: Client, pathname: string): void {
  const asking = useRef<Promise<(() => void) | undefined>>(undefined);
  // Before the effect that loads the watcher: the first path is no navigation, one while it loads is.
  useEffect(() => {
    void asking.current?.then((ask) => ask?.());
  }, [pathname]);
  useEffect(() => {
    const unmounted = new AbortController();
    const start = async () => {
      const { watchLook } = await import('./look-watcher.ts');
      return watchLook(client, unmounted.signal);
    };
    asking.current = start().catch(() => undefined);
    return () => {
      asking.current = undefined;
      unmounted.abort();
    };
  }, [client]);
}
