import type { Client } from '@portal/api/client';
import { useEffect, useRef } from 'react';

/** Keeps the page in the published look of its tenant; another `pathname` is a navigation (STUDIO-062). */
export function usePublishedLook(client: Client, pathname: string): void {
  const ask = useRef<() => void>(undefined);
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const start = async () => {
      const { watchLook } = await import('./look-watcher.ts');
      if (!signal.aborted) ask.current = watchLook(client, signal);
    };
    start().catch(() => undefined);
    return () => {
      ask.current = undefined;
      unmounted.abort();
    };
  }, [client]);
  useEffect(() => ask.current?.(), [pathname]);
}
